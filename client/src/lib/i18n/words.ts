// One game's words in one language. `coterie.words.Words` is the same in Python.
import type { EventJson, ManifestJson, VerbJson } from '../wire/types'
import { ELIDES, type Language, Phrases, type Values } from './phrases'

const LETTERS = 'ABCDEF'
const VOWEL = /^[\u2068]?[aàâäeéèêëiîïoôöuùûüœæ]/i

/** The letter of a seat, which is its name if it has no other. */
export function letter(seat: number): string {
  return LETTERS[seat] ?? ''
}

export class Words extends Phrases {
  /** `texts` has the shared words first, then the game's own. `nameOf` names a seat, now or at an event. */
  constructor(
    language: Language,
    texts: string[],
    readonly game: ManifestJson,
    private readonly nameOf: (seat: number, event?: number) => string = letter,
  ) {
    super(language, texts)
  }

  seat(seat: number, event?: number): string {
    return seat >= 0 && seat < LETTERS.length ? this.nameOf(seat, event) : ''
  }

  /** A seat's name within a sentence. French may elide the word before it. */
  spoken(seat: number, event?: number): string {
    const name = this.seat(seat, event)
    return this.language === 'fr' && name.length > 1 && VOWEL.test(name) ? ELIDES + name : name
  }

  /** The name of a kind of card; `-1 - back` names a card whose front is hidden. */
  card(card: number): string {
    if (card < 0) return this.first([`back-${-1 - card}`, 'card-hidden'])
    const name = `card-${this.game.kinds[card]}`
    const family = name.slice(0, name.lastIndexOf('-')) // cards that differ only in numbers share a message
    return this.say(!this.has(name) && this.has(family) ? family : name, this.figures(card))
  }

  /** The figures on a kind of card as variables of its message. A figure that names a message becomes its text. */
  figures(card: number): Values {
    const printed = Object.entries(this.game.figures[card] ?? {})
    return Object.fromEntries(
      printed.map(([name, value]) => [name, typeof value === 'string' ? this.say(value) : value]),
    )
  }

  /** An action in a player's words. */
  choice(action: number): string {
    const verb = verbOf(this.game, action)
    const arg = verb.low + action - verb.first
    const name = `verb-${verb.name}`
    if (!this.has(name)) return this.token(action)
    if (verb.noun === 'card') return this.say(name, { card: this.card(arg) })
    if (verb.noun === 'seat') return this.say(name, { seat: this.spoken(arg) })
    if (verb.noun === 'amount') return this.say(name, { amount: arg })
    return this.say(
      name,
      verb.noun ? { [verb.noun]: this.say(`arg-${verb.name}-${verb.names[arg]}`, this.#seats()) } : {},
    )
  }

  /** An action in the notation of records. */
  token(action: number): string {
    const verb = verbOf(this.game, action)
    const arg = verb.low + action - verb.first
    if (verb.noun === '') return verb.name
    const what =
      verb.noun === 'card' ? this.game.kinds[arg] : verb.noun === 'seat' ? letter(arg) : (verb.names[arg] ?? arg)
    return `${verb.name}:${what}`
  }

  /** The question that a step asks. */
  question(step: string): string {
    return this.has(`step-${step}`) ? this.say(`step-${step}`) : step
  }

  /** An event as a line of the log. */
  event(event: EventJson): string {
    return this.say(`event-${event[1]}`, this.eventValues(event))
  }

  /** The clause behind an event, if its message names one. */
  clauseOf(event: EventJson): string {
    return this.attribute(`event-${event[1]}`, 'clause', this.eventValues(event))
  }

  /** The fold of the log that an event belongs to, if its message names one: a deal or a draw. */
  foldOf([, what]: EventJson): string {
    return this.attribute(`event-${what}`, 'fold')
  }

  /** The variables an event's sentence may use. */
  eventValues([event, , seat, nums, heard]: EventJson): Values {
    const cards = heard.map((card) => this.card(card))
    const hidden = heard.filter((card) => card < 0).length
    const values: Values = {
      ...this.#seats(event),
      seat: this.spoken(seat, event),
      cards: cards.join(', '),
      count: cards.length,
      hidden,
    }
    nums.forEach((number, i) => {
      values[`n${i}`] = number
      values[`s${i}`] = this.spoken(number, event)
      values[`own${i}`] = Number(number === seat)
    })
    cards.forEach((card, i) => (values[`c${i}`] = card))
    return values
  }

  /** The names of seats for the names of places: { $A } is the player at seat A. */
  #seats(event?: number): Values {
    return Object.fromEntries([...LETTERS].map((letter, seat) => [letter, this.spoken(seat, event)]))
  }

  pile(name: string): string {
    return this.has(`pile-${name}`) ? this.say(`pile-${name}`) : name
  }

  fact(name: string): string {
    return this.has(`fact-${name}`) ? this.say(`fact-${name}`) : name
  }

  title(): string {
    return this.has('game-title') ? this.say('game-title') : this.game.name
  }

  /** The clauses of the rules, in order. */
  clauses(): string[] {
    return this.ids('clause-').map((id) => id.slice('clause-'.length))
  }
}

/** The verb that owns an action. */
export function verbOf(game: ManifestJson, action: number): VerbJson {
  const verb = game.verbs.find(({ first, count }) => action >= first && action < first + count)
  if (!verb) throw new Error(`no verb of ${game.name} owns action ${action}`)
  return verb
}
