// Bargaining at a table as one viewer has it: what is offered and asked, what of it is addressed to them, and the sheet
// on which they compose an offer or a question.
import type { Judged } from '../match/verdicts'
import { now } from '../match/now'
import type { OpeningJson } from '../wire/types'
import { asks, bargainsIn, type Offer, type Question, slipOf, type SlipState, type Term } from './bargains'
import { newAct } from './book'
import type { Talking } from './talking.svelte'

const ASKING = 3 // the levels of talk
const OFFERING = 4
const ALL = -1

/** What the sheet is for. */
export type Wanted =
  | { what: 'deal'; counters: Offer | null }
  | { what: 'ask' }
  /** Somebody's slip is unfolded. */
  | { what: 'slip'; line: number }

/** What waits for the viewer's answer. */
export type Waiting = { offer: Offer; question?: undefined } | { question: Question; offer?: undefined }

export class Bargaining {
  /** The sheet that is open. */
  sheet = $state.raw<Wanted | null>(null)
  /** Whether what is addressed to the viewer stands in the dock, in the place of the talk line. */
  docked = $state(false)

  constructor(private readonly talking: Talking) {}

  readonly #all = $derived.by(() => bargainsIn(this.talking.desk.lines, this.talking.desk.match))
  readonly offers = $derived.by(() => [...this.#all.offers.values()])

  offerAt = (line: number): Offer | undefined => this.#all.offers.get(line)

  /** Whether an offer can be accepted now: nobody answered it, its moment is not over, and neither is its time. */
  stands = (offer: Offer): boolean =>
    offer.state === 'open' && this.talking.desk.bargains.offers.includes(offer.line) && this.leftOf(offer) !== 0

  /** The seconds that are left to answer an offer; null: as many as one likes. */
  leftOf = ({ at }: Offer): number | null => {
    const { lapses, ahead } = this.talking.desk
    return lapses ? Math.max(0, Math.round((at + lapses - ahead - now()) / 1000)) : null
  }

  /** What waits for an answer of the viewer, the oldest first. */
  readonly waiting = $derived.by<Waiting[]>(() => {
    const { seat, say, bargains } = this.talking.desk
    if (seat < 0 || !say) return []
    const questions = [...this.#all.questions.values()].filter(
      (question) => asks(question, seat) && bargains.questions.includes(question.line) && this.#sayable(question),
    )
    return [
      ...this.offers.filter((offer) => offer.to === seat && this.stands(offer)).map((offer) => ({ offer })),
      ...questions.map((question) => ({ question })),
    ].sort((a, b) => lineOf(a) - lineOf(b))
  })

  #sayable({ saying }: Question): boolean {
    return this.talking.openings.some((opening) => opening.saying === saying)
  }

  /** Whom the viewer may ask or make an offer to. */
  readonly others = $derived.by(() => {
    const { scene, seat } = this.talking.desk
    return scene ? Array.from({ length: scene.view.seats }, (_, each) => each).filter((each) => each !== seat) : []
  })
  readonly mayAsk = $derived.by(() => this.#mayCompose(ASKING))
  readonly mayOffer = $derived.by(() => this.#mayCompose(OFFERING))

  #mayCompose(level: number): boolean {
    const { desk, words } = this.talking
    const sayings = words.game.sayings ?? []
    return (
      desk.say !== null &&
      desk.scene !== null &&
      desk.level >= level &&
      sayings.some(({ act }) => level < OFFERING || act === 'promise')
    )
  }

  /** What became of the sides of a pact: of who offered it, and of who accepted. */
  sidesOf = (offer: Offer): [Judged | undefined, Judged | undefined] => {
    const sides = this.talking.said.filter(({ given }) => given === offer.line)
    const judged = (seat: number) => {
      const side = sides.find((each) => each.seat === seat)
      return side && this.talking.judged(side)
    }
    return [judged(offer.seat), judged(offer.to)]
  }

  stateOf = (offer: Offer): SlipState => slipOf(offer, this.sidesOf(offer), this.stands(offer))

  /** The slips that lie folded at a seat: what is offered or on, and what came to its end in the running round. */
  foldedAt = (seat: number): Offer[] =>
    this.offers.filter((offer) => {
      if (offer.seat !== seat && offer.to !== seat) return false
      const state = this.stateOf(offer)
      return state === 'offered' || state === 'on' || (state !== 'over' && offer.accepted[2] >= this.talking.begun)
    })

  /** The pacts of this game, the newest first. */
  readonly pacts = $derived.by(() => this.offers.filter(({ state }) => state === 'accepted').reverse())

  /** Open the sheet for a deal, if one may be offered. */
  deal(counters: Offer | null = null): void {
    if (this.mayOffer) this.sheet = { what: 'deal', counters }
  }

  /** What a seat may say now. It is public. */
  openings = async (seat: number): Promise<readonly OpeningJson[]> => (await this.talking.desk.openings?.(seat)) ?? []

  offer(seat: number, mine: Term, wants: Term, line = -1): void {
    this.#say({
      act: 'offer',
      saying: mine.saying,
      args: mine.args,
      seat,
      wants: wants.saying,
      wants_args: wants.args,
      line,
    })
  }

  ask(saying: string, seat = ALL): void {
    this.#say({ act: 'ask', saying, seat })
  }

  accept({ line }: Offer): void {
    this.#say({ act: 'accept', line })
  }

  refuse({ line }: Offer): void {
    this.#say({ act: 'refuse', line })
  }

  withdraw({ line }: Offer): void {
    this.#say({ act: 'take-back', line })
  }

  decline({ line }: Question): void {
    this.#say({ act: 'decline', line })
  }

  /** Answer the oldest offer that waits: y accepts, n refuses. */
  answer(yes: boolean): void {
    const offer = this.waiting.find((each) => each.offer)?.offer
    if (offer && yes) this.accept(offer)
    else if (offer) this.refuse(offer)
  }

  /** What calls the viewer: the title of the page says it as long as it waits. */
  readonly call = $derived.by(() => {
    const { words } = this.talking
    const first = this.waiting[0]
    if (!first) return ''
    const seat = words.spoken((first.offer ?? first.question).seat)
    return words.say(first.offer ? 'talk-offers-you' : 'talk-asks-you', { seat })
  })

  #say(act: Parameters<typeof newAct>[0]): void {
    this.talking.desk.say?.('', [newAct(act)])
  }
}

const lineOf = ({ offer, question }: Waiting) => (offer ?? question).line
