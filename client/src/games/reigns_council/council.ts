// The council: what a view of Reigns says, by the names the table uses. It reads and never reckons.
import { Reading } from '../../lib/match/reading'
import type { ManifestJson } from '../../lib/wire/types'

export const PILLARS = ['church', 'army', 'people', 'wealth'] as const
export const END = 5
export const PILES = [0, 1, 2] as const

export const UNJUDGED = 0
export const ACCEPTED = 1
export const REJECTED = 2

const AFTERWARDS = ['story', 'future', 'name', 'vote']

export class Council extends Reading {
  override list(fact: string): number[] {
    return super.list(fact).map((each) => each ?? 0)
  }

  get monarch(): number {
    return this.number('monarch')
  }

  /** The Advisors, from the Monarch's left. */
  get advisors(): number[] {
    const { seats } = this.view
    return Array.from({ length: seats - 1 }, (_, i) => (this.monarch + 1 + i) % seats)
  }

  /** Whether the reign is over and another has not begun. */
  get between(): boolean {
    return this.view.over || AFTERWARDS.includes(this.view.step)
  }
}

/** What a back shows of the four pillars: 0 nothing, 1 the pillar, 2 the pillar with a dot. */
export function shownOn(back: number): number[] {
  return PILLARS.map((_, pillar) => Math.floor(back / 3 ** pillar) % 3)
}

/** The back of a Proposal, as its figures name it. */
export function backOf(game: ManifestJson, kind: number): number {
  return Number(String(game.figures[kind]?.['character'] ?? '').split('-')[1] ?? 0)
}

/** With its sign, as on the tracks and the cards: +2, −1, 0. */
export const signed = (steps: number) => (steps > 0 ? `+${steps}` : `${steps}`.replace('-', '−'))

/** What a part of a Proposal changes: each pillar with its steps. */
export function changesOf(game: ManifestJson, kind: number, part: 'yes' | 'no'): [pillar: string, steps: number][] {
  const figures = game.figures[kind] ?? {}
  return PILLARS.map((pillar): [string, number] => [pillar, Number(figures[`${part}-${pillar}`] ?? 0)]).filter(
    ([, steps]) => steps,
  )
}

/** The two wishes of a Secret Goal, from its name: goal-church-strong-people-weak. */
export function wishesOf(game: ManifestJson, kind: number): [pillar: string, side: number][] {
  const [, one = '', a, two = '', b] = (game.kinds[kind] ?? '').split('-')
  return [
    [one, a === 'strong' ? 1 : -1],
    [two, b === 'strong' ? 1 : -1],
  ]
}
