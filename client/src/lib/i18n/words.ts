// One game's words in one language; the browser's twin of `coterie.words.Words`.
import type { Event, GameFace, VerbFace } from '../wire/types'
import { ELIDES, type Language, Phrases, type Values } from './phrases'

const LETTERS = 'ABCDEF'
const VOWEL = /^[\u2068]?[aàâäeéèêëiîïoôöuùûüœæ]/i

/** How a seat is called where nobody has a name for it. */
export function letter(seat: number): string {
  return LETTERS[seat] ?? ''
}

export class Words extends Phrases {
  /** The words every game shares, then the game's own; `nameOf` says what a seat is called. */
  constructor(
    language: Language,
    texts: string[],
    readonly game: GameFace,
    private readonly nameOf: (seat: number) => string = letter,
  ) {
    super(language, texts)
  }

  seat(seat: number): string {
    return seat >= 0 && seat < LETTERS.length ? this.nameOf(seat) : ''
  }

  /** A seat within a sentence, which in French may have to elide before its name. */
  spoken(seat: number): string {
    const name = this.seat(seat)
    return this.language === 'fr' && name.length > 1 && VOWEL.test(name) ? ELIDES + name : name
  }

  /** A kind of card, or -1 - back of one whose face is hidden. */
  card(card: number): string {
    if (card < 0) return this.first([`back-${-1 - card}`, 'card-hidden'])
    const name = `card-${this.game.kinds[card]}`
    const family = name.slice(0, name.lastIndexOf('-')) // cards that differ in numbers alone share a message
    return this.say(!this.has(name) && this.has(family) ? family : name, this.figures(card))
  }

  /** What the pack prints on a kind of card, as variables of its message; where it names a message, what that says. */
  figures(card: number): Values {
    const printed = Object.entries(this.game.figures[card] ?? {})
    return Object.fromEntries(printed.map(([name, value]) => [name, typeof value === 'string' ? this.say(value) : value]))
  }

  /** What an action does, as a player would say it. */
  choice(action: number): string {
    const verb = verbOf(this.game, action)
    const arg = verb.low + action - verb.first
    const name = `verb-${verb.name}`
    if (!this.has(name)) return this.token(action)
    if (verb.noun === 'card') return this.say(name, { card: this.card(arg) })
    if (verb.noun === 'seat') return this.say(name, { seat: this.spoken(arg) })
    if (verb.noun === 'amount') return this.say(name, { amount: arg })
    return this.say(name, verb.noun ? { [verb.noun]: this.say(`arg-${verb.name}-${verb.names[arg]}`, this.#seats()) } : {})
  }

  /** An action as records write it. */
  token(action: number): string {
    const verb = verbOf(this.game, action)
    const arg = verb.low + action - verb.first
    if (verb.noun === '') return verb.name
    const what = verb.noun === 'card' ? this.game.kinds[arg] : verb.noun === 'seat' ? letter(arg) : (verb.names[arg] ?? arg)
    return `${verb.name}:${what}`
  }

  /** A step as the question it asks. */
  question(step: string): string {
    return this.has(`step-${step}`) ? this.say(`step-${step}`) : step
  }

  /** A line of the log. */
  event(event: Event): string {
    return this.say(`event-${event[1]}`, this.eventValues(event))
  }

  /** The clause behind an event, where the words name it. */
  clauseOf(event: Event): string {
    return this.attribute(`event-${event[1]}`, 'clause', this.eventValues(event))
  }

  /** The variables an event's sentence may use. */
  eventValues([, , seat, nums, heard]: Event): Values {
    const cards = heard.map((card) => this.card(card))
    const hidden = heard.filter((card) => card < 0).length
    const values: Values = { ...this.#seats(), seat: this.spoken(seat), cards: cards.join(', '), count: cards.length, hidden }
    nums.forEach((number, i) => {
      values[`n${i}`] = number
      values[`s${i}`] = this.spoken(number)
      values[`own${i}`] = Number(number === seat)
    })
    cards.forEach((card, i) => (values[`c${i}`] = card))
    return values
  }

  /** Who sits where, for the names of places: { $A } is whoever has seat A. */
  #seats(): Values {
    return Object.fromEntries([...LETTERS].map((letter, seat) => [letter, this.spoken(seat)]))
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
export function verbOf(game: GameFace, action: number): VerbFace {
  const verb = game.verbs.find(({ first, count }) => action >= first && action < first + count)
  if (!verb) throw new Error(`no verb of ${game.name} owns action ${action}`)
  return verb
}
