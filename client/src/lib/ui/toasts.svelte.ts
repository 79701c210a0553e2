// Short notices that disappear by themselves: a refusal, a new guest, a copied link.
import type { Values } from '../i18n/phrases'
import { Refusal } from '../wire/ask'

export interface Toast {
  id: number
  text: string
  clause: string
}

const STAYS = 6000 // ms

class Toasts {
  shown = $state.raw<Toast[]>([])
  #last = 0

  add(text: string, clause = ''): void {
    const toast = { id: ++this.#last, text, clause }
    this.shown = [...this.shown.slice(-2), toast]
    setTimeout(() => this.remove(toast.id), STAYS)
  }

  clear(): void {
    this.shown = []
  }

  remove(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }

  /** Show a refusal in the reader's language. */
  refused(refusal: unknown, say: (id: string, values?: Values) => string): void {
    if (!(refusal instanceof Refusal)) throw refusal
    const said = (id: string) => say(id, refusal.values).replace(id, '') // a message that is missing is its id
    this.add(`${said(refusal.code) || say('refused')} ${said(`${refusal.code}-do`)}`.trim(), refusal.clause)
  }
}

export const toasts = new Toasts()
