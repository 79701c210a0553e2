// What the house and its guests say to each other. Written by `python -m tools.types` from docs/*.json: do not edit.

export const PROTOCOL = 2

/** An act of a line. Whoever believes or doubts names its line. */
export interface ActJson {
  /** What is done: something is said, another's line is believed or doubted, and so on. */
  act: 'accept' | 'ask' | 'believe' | 'cite' | 'claim' | 'decline' | 'doubt' | 'forecast' | 'offer' | 'promise' | 'react' | 'refuse' | 'take-back'
  saying: string
  args: number[]
  /** The line it is about; -1: none. */
  line: number
  /** 0 is seat A; -1: none, in the gallery. */
  seat: number
  gesture: '' | 'bow' | 'laugh' | 'gasp' | 'shrug' | 'applause' | 'glare' | 'toast' | 'yawn'
  /** The number of the event that a saying is about; -1: none. */
  anchor: number
  /** Of an offer: what the other is to promise; else empty. */
  wants: string
  wants_args: number[]
  /** Of an offer: the event that what is wanted is about; else -1. */
  wants_anchor: number
}

/** An answer that a minister thinks of, and why. */
export interface AdviceJson {
  /** A number that the verbs of the game explain. */
  action: number
  /** The chance to win with it, as a minister reckons. */
  percent: number
  /** Names a message in the reader's language. */
  reason: string
  /** The variables of the message: `seat`, `card`, numbers, and names of other messages. */
  values: Record<string, number | string>
}

/** Before the game: the host changes what was agreed. What is not named stays. */
export interface Agree {
  type: 'agree'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  options?: Record<string, string> | null
  clock?: 0 | 30 | 120 | 300 | 86400 | 172800 | 259200 | 604800 | null
  absent?: '' | 'bot' | 'vote' | 'wait' | null
  watch?: 'anyone' | 'invited' | 'nobody' | null
  listed?: boolean | null
  seats?: number | null
  talk?: 'court' | 'free' | 'gestures' | 'silent' | null
  ledger?: 'end' | 'shown' | null
  talk_time?: 'brisk' | 'court' | 'none' | 'salon' | null
  openings?: 'free' | 'sealed' | null
  whispers?: boolean | null
  hints?: boolean | null
}

/** What was agreed about a table, visible to all. */
export interface Agreement {
  game: string
  /** How many; in a proposal 0 stands for as many as is usual. */
  seats: number
  /** As `/api/games/GAME` lists them; those not named have their defaults. */
  options: Record<string, string>
  /** As `/api/house` lists them. */
  pack: string
  /** Seconds a decision may take; 0: no clock. */
  clock: 0 | 30 | 120 | 300 | 86400 | 172800 | 259200 | 604800
  /** What happens when time is up or a player is gone; in a proposal empty stands for what is usual. */
  absent: '' | 'bot' | 'vote' | 'wait'
  /** Who may watch. */
  watch: 'anyone' | 'invited' | 'nobody'
  /** Whether everybody finds the table on the list. */
  listed: boolean
  /** How long bots take for an answer. */
  pace: 'brisk' | 'leisurely'
  /** What may be said: nothing, gestures and beliefs, also sayings, or whatever one likes. */
  talk: 'court' | 'free' | 'gestures' | 'silent'
  /** When the house tells what became of a saying: at once, or at the end. */
  ledger: 'end' | 'shown'
  /** How long the house lets people talk before they answer: see docs/talk.md. */
  talk_time: 'brisk' | 'court' | 'none' | 'salon'
  /** Whether the first words of everybody in a window appear together. */
  openings: 'free' | 'sealed'
  /** Whether players may whisper, which everybody sees. */
  whispers: boolean
  /** Whether players may ask what a minister would do. Nobody learns who asks. */
  hints: boolean
}

/** An argument of a saying. A value is a number; an option and a place have names. */
export interface ArgumentJson {
  /** Of the variable in the texts. */
  name: string
  noun: 'amount' | 'seat' | 'option' | 'place' | 'card'
  values: number[]
  names: string[]
}

/** Somebody who wants to know what a minister would do. */
export interface AskHint {
  /** The number of the question that is answered, as the view has it. */
  decision: number
}

/** What a seat may say now, which everybody may know: it is what can be asked of it, or wanted in an offer. */
export interface AskOpenings {
  type: 'openings'
  /** 0 is seat A. */
  seat: number
}

/** What a run of actions would lead to, for this seat alone. Changes nothing. */
export interface AskPreview {
  type: 'preview'
  /** Chosen by the client, new for every command; a repeat is safe. */
  id: string
  /** The number of the question that is answered, as the view has it. */
  decision: number
  actions: number[]
}

/** Take one's seat back from the bot that stands in. */
export interface Back {
  type: 'back'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
}

/** What is asked and offered, and can be answered now. */
export interface BargainsJson {
  /** The lines of the offers that stand. */
  offers: number[]
  /** The lines of the questions that this seat may answer. */
  questions: number[]
}

/** The server is about to close the socket. `retry`: in how many ms to come back; never if it is not there. */
export interface Bye {
  type: 'bye'
  /** Names a message in the reader's language. */
  code: string
  /** The same in English, for whoever writes a client. */
  text: string
  retry: number | null
}

/** Say yes or no to something that is put to the vote. */
export interface CastVote {
  type: 'vote'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  vote: number
  yes: boolean
}

/** Who answers for a seat: a person, a bot of a level, or a bot that stands in for the person. */
export interface ChairJson {
  /** A person at this table, from 0; -1: nobody. */
  person: number
  /** The level of the bot that has the seat, and its temperament; empty: no bot has it. */
  bot: string
  /** Whether a bot answers until the person is back. */
  stand_in: boolean
  /** Blue crown, orange rose, green tower, purple key, sky moon, vermilion sword. */
  colour: number
}

/** A channel, without the part of its address that lets anybody write there. */
export interface ChannelJson {
  /** What reads it. */
  form: 'discord' | 'ntfy' | 'slack'
  /** The name of the machine that has it. */
  site: string
  /** In which a notice is written. */
  language: 'en' | 'fr'
  /** The hours in which no notice comes: two times of the day and a place; empty: none. */
  quiet: string
}

/** A part of a game in which something was said. */
export interface ChapterJson {
  /** The word of the event that begins it; empty: the game has none. */
  what: string
  /** Its number, from 1; 0: before the first. */
  n: number
  /** The number of the longer part that it is in; 0: there is none. */
  within: number
}

/** Something said, what became of it, and who took it for true or not before they could know. */
export interface ChipJson {
  line: number
  /** Which act of the line, from 0. */
  n: number
  /** 0 is seat A. */
  seat: number
  saying: string
  args: number[]
  /** Its place in `chapters`. */
  chapter: number
  /** The moment of the replay at which it was said. */
  move: number
  mark: 'pending' | 'kept' | 'broken' | 'void' | 'untested'
  /** Why it is void or untested. */
  reason: '' | 'sent' | 'no-choice' | 'stabbed' | 'undone' | 'other-hand' | 'released' | 'taken-back' | 'never-came' | 'buried'
  /** The kind of card that decided it; -1: none did. */
  card: number
  /** The number that decided it. */
  amount: number | null
  /** Nobody could tell at the table: the record does. */
  by_record: boolean
  /** Seats, also those who accepted a deal or acted on a pitch. */
  believers: number[]
  doubters: number[]
  /** Of a side of a deal: the other seat; else -1. */
  partner: number
}

/** A part of the replay that is worth watching again. */
export interface ClipJson {
  /** Its place in `chapters`. */
  chapter: number
  /** The move it begins at. */
  first: number
  last: number
}

/** Before the game: wear another colour, of those that no other person wears. */
export interface Colour {
  type: 'colour'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  /** Blue crown, orange rose, green tower, purple key, sky moon, vermilion sword. */
  colour: number
}

/** A decision of a seat, and the chance to win that it cost in thousandths. */
export interface DecisionJson {
  /** Of the replay: the move that it is. */
  move: number
  /** 0: a minister would have done the same, or something no better. */
  cost: number
}

/** A command was carried out, and is on the disk. */
export interface Done {
  type: 'done'
  cmd_id: string
  moves: number | null
  line: number | null
  opened: string | null
  /** Of `play`: the acts that may not be said. */
  unsaid: Unsaid[]
}

/** Withdraw something that is held, by the id of its command. `refused` answers it, and the command with it. */
export interface Drop {
  type: 'drop'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
}

/** A device that wants to hear no more. */
export interface EndedSubscription {
  /** As the browser's push service gave it. */
  endpoint: string
}

/** Something that happened.  Its number, the word for it, the seat it is about, numbers, and cards as this viewer saw them. */
export type EventJson = [n: number, what: string, seat: number, nums: number[], cards: number[]]

/** What a seat may be remembered for. */
export interface FeatJson {
  name: string
  /** 0 is seat A. */
  seat: number
  /** How great it is beside others of this name. */
  value: number
  /** Its place in `chapters`. */
  chapter: number
  /** The moment of the replay that shows it. */
  move: number
  nums: number[]
  /** Kinds of card. */
  cards: number[]
}

/** What a client says. */
export type FromClient = Hello | Play | AskPreview | AskOpenings | Drop | Ready | MoreTime | LeaveOrder | Undo | Propose | CastVote | Withdraw | Say | Start | Rematch | NextGame | Resign | Pause | Back | Sit | SeatBot | PaceBots | MakeHost | Rename | Colour | Agree | Mute | Remove | Hush

/** What the server says. A client passes over fields and types that it does not know. */
export type FromServer = Welcome | TableNews | News | Lines | Done | Held | RefusedMessage | Previewed | OpeningsTold | Bye

/** The game as one viewer sees it.  The whole view, what they may do, the standing order they left and when the decision is due. */
export interface GameJson {
  view: ViewJson
  /** Every action they may answer with now; empty when they are not asked. */
  legal: number[]
  /** Whether their last answer can be taken back by `undo`. */
  undo: boolean
  order: [item0: string, item1: number] | null
  due: number | null
  sayings: OpeningJson[] | null
  bargains: BargainsJson
}

/** A moment of a finished game that a player wants to go on from. */
export interface GoOn {
  /** So many moves are played already; 0: none. */
  move: number
  match?: number | null
}

/** Whether the house is well. */
export interface Health {
  status: 'ok' | 'ready' | 'resuming' | 'draining' | 'failing'
  /** What the house does by itself and could not do of late. */
  failing: string[]
  /** How many tables cannot be opened; the log names them. */
  aside: number
}

/** A command waits for the end of the window. It was not carried out, and is on no disk: `done` or `refused` comes later, and after a restart the client sends it again. */
export interface Held {
  type: 'held'
  cmd_id: string
  /** Of `play`: what is held. Nobody else learns of it. */
  actions: number[]
}

/** The first message of every socket: who it is, and the last event and line of talk it has. */
export interface Hello {
  type: 'hello'
  key?: string | null
  ticket?: string | null
  /** The keys of others who play on the same device: they count as here, and hear nothing. */
  beside?: string[]
  /** Whether the house answers at once for them, and for those beside them, where everybody sees that there is one answer. */
  at_once?: boolean
  /** Whether to see every card, where bots alone play; elsewhere nobody does. */
  open_cards?: boolean
  /** The game that `since` counts in; 0 for a client that has nothing yet. */
  match?: number
  /** The number of the first event that the client does not have. */
  since?: number
  /** The number of the first line of talk that the client does not have. */
  lines?: number
}

/** What a minister would do: at most three answers, the best first. */
export interface HintJson {
  /** The number of the question that is answered, as the view has it. */
  decision: number
  advice: AdviceJson[]
}

/** A table, and what happened at it. */
export interface HistoryJson {
  table: TableJson
  /** Who asks, by their key; -1: nobody of this table. */
  person: number
  /** The seats that have yet to answer. */
  asked: number[]
  /** When something last happened in a game here, or the table was opened, in ms since 1970. */
  moved: number
  /** The first one first. */
  games: PastGame[]
}

/** The house, for everybody. */
export interface HouseJson {
  version: string
  protocol: number
  games: string[]
  packs: string[]
  clocks: (0 | 30 | 120 | 300 | 86400 | 172800 | 259200 | 604800)[]
  /** Who may open a table. */
  create: 'anyone' | 'owner'
  /** Whether the house is closing for a moment. */
  draining: boolean
  /** Whether the house shows its listed tables to everybody. */
  lobby: boolean
}

/** The host removes a line of talk. */
export interface Hush {
  type: 'hush'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  line: number
}

/** Somebody who wants a seat. */
export interface Joining {
  /** Up to 24 characters are kept. */
  name: string
  seat?: number | null
  invitation?: string | null
}

/** A personal key that is to bring a seat along. */
export interface KeepSeat {
  /** 22 letters of Base64 for URLs, made by the client from 128 bits of chance. */
  personal: string
}

/** The personal key brings the seat along. */
export interface Kept {
  table: string
}

/** Leave a standing order for the lot under way, in place of the last one; an empty name revokes it. */
export interface LeaveOrder {
  type: 'order'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  /** As `/api/games/GAME` lists them; empty: none any more. */
  order: string
  /** As the order's words explain it. */
  amount?: number
}

/** Somebody who gave up a seat during a game: a bot plays on from this event. */
export interface LeaverJson {
  /** The number of the game. */
  match: number
  /** The number of the event that was to be told next. */
  event: number
  /** The seat they had. */
  seat: number
  /** A person at this table, from 0; -1: nobody. */
  person: number
  name: string
}

/** The end of a first lesson that a learner wants to play on from. */
export interface LessonEnd {
  /** Up to 24 characters are kept. */
  name: string
  /** What the learner did, action by action. */
  taken: number[]
}

/** Who lied in a finished game. Forecasts are left out. */
export interface LiedJson {
  game: string
  seats: SeatWordJson[]
  /** How much of what was said was kept or broken. */
  judged: number
  broken: number
  chapters: ChapterJson[]
  /** In the order in which it was said. */
  chips: ChipJson[]
  medallions: MedallionJson[]
}

/** A line of talk. A line that was removed has no text; its acts stay. Of a whisper, who is not one of the two gets neither. */
export interface LineJson {
  /** Its number at this table, from 0. */
  line: number
  room: 'table' | 'gallery'
  /** A person at this table, from 0; -1: nobody. */
  person: number
  /** Whose line it is, also when they have left; empty: a bot's or the house's. */
  name: string
  text: string
  /** In ms since 1970. */
  at: number
  form: 'ask' | 'cut' | 'pitch' | 'speech' | 'talk' | 'time' | 'whisper' | 'hands-over'
  /** Of `ask`, `cut` and `whisper`, the seat; of `time`, the seconds; else -1. */
  about: number
  /** The game during which it was said; 0 before the first. */
  match: number
  /** The number of the event that was to be told next. */
  event: number
  /** 0 is seat A; -1: none, in the gallery. */
  seat: number
  acts: ActJson[]
  /** -1: these are their own words. Of a bot's line, the number from 1 of the way in which the reader's own language words its acts. */
  voice: number
}

/** Talk that is new, or a line that was removed. */
export interface Lines {
  type: 'lines'
  lines: LineJson[]
  /** Of this viewer, those that are new. */
  verdicts: VerdictJson[]
  bargains: BargainsJson | null
}

/** Who has a seat: a person, by name, or a bot, by level and temperament. A free seat has neither. */
export interface ListedChair {
  name: string
  bot: string
  /** Blue crown, orange rose, green tower, purple key, sky moon, vermilion sword. */
  colour: number
}

/** A table on the list. It says nothing of who looks on but how many they are. */
export interface ListedTable {
  table: string
  agreement: Agreement
  status: 'waiting' | 'playing' | 'over' | 'ended'
  chairs: ListedChair[]
  onlookers: number
}

/** The listed tables. */
export interface Listing {
  tables: ListedTable[]
}

/** The host makes another player the host. When the host is gone, any player may become the host. */
export interface MakeHost {
  type: 'make-host'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  person: number
}

/** A game that the server has. */
export interface ManifestJson {
  name: string
  rules_version: number
  /** The fewest and the most players. */
  seats: number[]
  /** The values of each option, the first of which is the default. */
  options: Record<string, string[]>
  /** The levels of its bots, the weakest first. */
  bots: string[]
  /** The level of a bot where nobody names one. */
  usual_bot: string
  /** Of a bot of any level: `minister:bold`. */
  temperaments: string[]
  /** The names of its kinds of card: a card is a number in this list. */
  kinds: string[]
  /** What is printed on each kind of card, as variables of its message: a number, or the name of a message. */
  figures: (Record<string, number | string>)[]
  verbs: VerbJson[]
  /** The names of its questions. */
  steps: string[]
  orders: OrderKindJson[]
  /** Which `facts` of a view are lists that have one number a seat. */
  by_seat: string[]
  /** What can be said of it, in the order of the chips. */
  sayings: SayingJson[]
  /** How many cards there are of each kind: first with the fewest players. */
  copies: number[][]
}

/** Something that a chapter shows, in a word of its game. */
export interface MarkJson {
  what: string
  seats: number[]
  nums: number[]
  /** Kinds of card. */
  cards: number[]
}

/** Something to be remembered for. */
export interface MedallionJson {
  name: 'boldest' | 'trusted' | 'cassandra' | 'nose' | 'word' | 'crime'
  /** 0 is seat A. */
  seat: number
  /** How often, or by how many. */
  count: number
  /** Out of so many. */
  of: number
  /** What shows it, by place in `chips`. */
  chips: number[]
}

/** All seats of a personal key. */
export interface Mine {
  seats: MySeat[]
  /** Tables that could not be reached to renew the seat there: ask again. */
  missed: string[]
}

/** A decision that cost much: what was done, and what a minister would have done. */
export interface MistakeJson {
  /** Of the replay: the move that it is. */
  move: number
  /** A number that the verbs of the game explain. */
  action: number
  /** The question. */
  step: string
  /** The chance to win that it cost, in thousandths. */
  cost: number
  better: AdviceJson
}

/** In a window: ask for 15 seconds more, once a round. */
export interface MoreTime {
  type: 'more'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
}

/** The host silences somebody, or lets them talk again. */
export interface Mute {
  type: 'mute'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  person: number
  on: boolean
}

/** A seat that a personal key brings along. */
export interface MySeat {
  table: string
  /** A person at this table, from 0; -1: nobody. */
  person: number
  /** 0 is seat A; -1: none, in the gallery. */
  seat: number
  /** Of the seat. */
  key: string
}

/** The game went on: what happened, as this viewer heard it, and the game as they see it now. */
export interface News {
  type: 'news'
  match: number
  events: EventJson[]
  game: GameJson
  /** Of this viewer, those that are new. */
  verdicts: VerdictJson[]
}

/** After a game the host opens a table of another one for the same people: their keys open it, too.  Said twice, it is one table. */
export interface NextGame {
  type: 'next'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  game: string
  /** As `/api/house` lists them. */
  pack?: string
}

/** Where the people of a table go on: another table, its game, and who opened it.  Without a key or an invitation that table stays shut. */
export interface NextTable {
  table: string
  game: string
  /** A person at this table, from 0; -1: nobody. */
  by: number
  /** When it is no longer pointed at, in ms since 1970; 0: never. */
  until: number
}

/** How notices of a table go out. Who hears them on which device is told to nobody. */
export interface NoticesJson {
  /** What a browser subscribes with: the public key of the house. */
  push_key: string
  /** That the host of the table chose. */
  channel: ChannelJson | null
  /** That the owner of the house chose, for all tables. */
  house_channel: ChannelJson | null
}

/** A saying that this seat may say now, and what each argument may be. */
export interface OpeningJson {
  saying: string
  choices: number[][]
}

/** What a seat may say now, by what everybody knows; nothing where nothing is played. */
export interface OpeningsTold {
  type: 'openings'
  /** 0 is seat A. */
  seat: number
  sayings: OpeningJson[]
}

/** A standing order that the game takes. */
export interface OrderKindJson {
  name: string
  /** Whether it takes an amount. */
  amount: boolean
  /** The rule that it answers by. */
  clause: string
}

/** The key of the house's owner. */
export interface OwnerKey {
  key: string
}

/** The one-time owner link, which was printed when the server was started. */
export interface OwnerLink {
  token: string
}

/** The host lets bots take their time, or not. */
export interface PaceBots {
  type: 'pace'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  pace: 'brisk' | 'leisurely'
}

/** A game that is over. Without a result it has no points and no winners. */
export interface PastGame {
  /** Its number at this table, from 1: what `replay` and `record` are asked for. */
  match: number
  /** In ms since 1970. */
  began: number
  /** In ms since 1970. */
  ended: number
  /** Points by seat. */
  scores: number[]
  /** The seats that won. */
  winners: number[]
}

/** Stop all clocks and moves, or go on. */
export interface Pause {
  type: 'pause'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  on: boolean
}

/** A person at the table or in the gallery. */
export interface PersonJson {
  /** A person at this table, from 0; -1: nobody. */
  person: number
  name: string
  /** 0 is seat A; -1: none, in the gallery. */
  seat: number
  /** Whether they have a socket open. */
  here: boolean
  muted: boolean
}

/** A pile: its name, its seat, how many cards it has, those that the viewer knows, and the backs of the others. */
export type PileJson = [name: string, seat: number, size: number, cards: number[], backs: number[]]

/** A place at a table.  The key is told this once: with it, `/t/TABLE#key=KEY` brings its holder back on any device. */
export interface Place {
  table: string
  /** A person at this table, from 0; -1: nobody. */
  person: number
  /** 0 is seat A; -1: none, in the gallery. */
  seat: number
  key: string
  invitation: string | null
}

/** Answer the question put to this seat: one action or a run of them, all or nothing. */
export interface Play {
  type: 'play'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  /** The number of the question that is answered, as the view has it. */
  decision: number
  actions: number[]
  /** Said with the move; what may not be said is left out, and `done` says why. */
  say?: SayAct[]
}

/** Who had a seat in a shared game. Who has no name goes by the letter of the seat. */
export interface PlayerJson {
  name: string
  /** The level of the bot that had the seat, and its temperament; empty: none. */
  bot: string
  /** Blue crown, orange rose, green tower, purple key, sky moon, vermilion sword. */
  colour: number
}

/** What a run would lead to.  `refused` is the first action that may not be done, or -1; no view: it cannot be foreseen. */
export interface Previewed {
  type: 'preview'
  id: string
  refused: number
  code: string
  clause: string
  /** What could be answered after the run. */
  legal: number[]
  view: ViewJson | null
}

/** Why something was not done. `code` names a message; nothing was changed. */
export interface Problem {
  /** Names a message in the reader's language. */
  code: string
  /** The same in English, for whoever writes a client. */
  text: string
  /** The variables of the message. */
  values: Record<string, unknown>
}

/** What a person asks for who opens a table. */
export interface Proposal {
  /** Up to 24 characters are kept. */
  name: string
  agreement: Agreement
  /** The level of a bot by the letter of its seat. */
  bots?: Record<string, string>
  seat?: number | null
}

/** How the last proposal that came to nothing did: somebody said no, it was withdrawn, or it lapsed. */
export interface ProposalEnd {
  /** The number of such ends at this table since the house was opened. */
  n: number
  topic: 'undo' | 'end' | 'rematch' | 'next'
  how: 'refused' | 'withdrawn' | 'lapsed'
  /** The person who refused or withdrew it; -1: it lapsed. */
  by: number
}

/** Ask all players to agree: to take the last answer back (`undo`), or to end the game without a result (`end`). */
export interface Propose {
  type: 'propose'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  topic: 'end' | 'undo'
}

/** What everybody may know of a game that goes on. */
export interface PublicRecord {
  game: string
  rules_version: number
  pack: string
  options: Record<string, string>
  seats: number
  moves: string[]
}

/** In a window: be ready to go on, or not any more. */
export interface Ready {
  type: 'ready'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  on?: boolean
}

/** The record of a finished game, as docs/records.md explains it. */
export interface RecordJson {
  format: string
  game: string
  moves: string[]
  options: Record<string, string>
  pack: Record<string, string>
  result: Record<string, unknown> | null
  rules_version: number
  seal: string
  seats: number
}

/** A command was not carried out, and nothing was changed.  `code` names a message; `clause` the rule, if one says so. */
export interface RefusedMessage {
  type: 'refused'
  cmd_id: string
  /** Names a message in the reader's language. */
  code: string
  /** The same in English, for whoever writes a client. */
  text: string
  clause: string
  /** The variables of the message. */
  values: Record<string, unknown>
}

/** The host asks everybody whether they are ready for another game: the same seats, the next one first.  It begins when every player has said yes in the vote on it. */
export interface Rematch {
  type: 'rematch'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
}

/** The host shows somebody the door: their key is no longer good. During a game a bot takes their seat. */
export interface Remove {
  type: 'remove'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  person: number
}

/** Before the game: be called something else. */
export interface Rename {
  type: 'rename'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  /** Up to 24 characters are kept. */
  name: string
}

/** The personal key that takes the place of another. */
export interface RenewKey {
  /** 22 letters of Base64 for URLs, made by the client from 128 bits of chance. */
  next: string
}

/** A part of a finished game. Turn 0 is the table before the first move. */
export interface Replay {
  game: string
  seats: number
  moves: number
  turns: ReplayTurn[]
  /** What was said at the table during the game; it comes with turn 0. */
  lines: LineJson[]
  /** What became of it by the same eyes; it comes with turn 0. */
  verdicts: VerdictJson[]
}

/** One move of a replay, and the table after it, as the chosen eyes saw both. */
export interface ReplayTurn {
  n: number
  /** Negative: chance, or everybody together. */
  seat: number
  /** As a record has it, a question mark where these eyes did not see it. */
  move: string
  events: EventJson[]
  view: ViewJson
}

/** A report: who tells of whose line, and what was said around it. */
export interface ReportJson {
  table: string
  game: string
  line: number
  /** Whose line it is. */
  about: string
  by: string
  /** In ms since 1970. */
  at: number
  lines: ReportedLine[]
}

/** A line of talk that the owner of the house should read. */
export interface ReportLine {
  /** Its number at this table. */
  line: number
}

/** The owner of the house will read it. */
export interface Reported {
  line: number
}

/** A line of talk as who reported it heard it. What they did not hear has no text. */
export interface ReportedLine {
  line: number
  name: string
  text: string
  at: number
}

/** The reports that are not closed, the latest first. */
export interface ReportsJson {
  reports: ReportJson[]
}

/** Give one's seat up for the rest of the game; a bot plays it to the end. */
export interface Resign {
  type: 'resign'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
}

/** A finished game as a minister reads it over a seat's shoulder, with the eyes of each moment. */
export interface ReviewJson {
  match: number
  seat: number
  /** Where there was something to decide, in order. */
  decisions: DecisionJson[]
  /** At most three, the dearest first. */
  mistakes: MistakeJson[]
}

/** Talk: players to the table, spectators among themselves.  Where somebody leads the talk, a line may be more than talk. A whisper is for one player, and everybody else hears that there was one. */
export interface Say {
  type: 'say'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  /** Up to 500 characters are kept. */
  text: string
  /** More than talk where somebody leads it; or a whisper, where that was agreed. */
  form?: 'ask' | 'cut' | 'pitch' | 'speech' | 'talk' | 'time' | 'whisper'
  /** Of `ask`, `cut` and `whisper`, the seat; of `time`, seconds, 0 for no limit. */
  about?: number
  /** With one of them there need be no text. */
  acts?: SayAct[]
}

/** An act that goes with a line or with a move: something that the cards can answer, or an answer to it. */
export interface SayAct {
  /** What is done: something is said, another's line is believed or doubted, and so on. */
  act: 'accept' | 'ask' | 'believe' | 'cite' | 'claim' | 'decline' | 'doubt' | 'forecast' | 'offer' | 'promise' | 'react' | 'refuse' | 'take-back'
  /** As `/api/games/GAME` lists them; else empty. */
  saying: string
  /** The arguments of the saying, in their order. */
  args: number[]
  /** The line it is about; of a saying, the question it answers; of an offer, the one it counters; -1: none. */
  line: number
  /** Who is asked, -1 being all others; to whom something is offered; whom a gesture is about. */
  seat: number
  /** Of `react`: which one. */
  gesture: '' | 'bow' | 'laugh' | 'gasp' | 'shrug' | 'applause' | 'glare' | 'toast' | 'yawn'
  /** Of an offer: what the other is to promise; else empty. */
  wants: string
  /** The arguments of the saying, in their order. */
  wants_args: number[]
}

/** Something that can be said of a game so that its cards can answer. */
export interface SayingJson {
  name: string
  act: 'claim' | 'promise' | 'forecast'
  /** The level of talk that a table needs for it. */
  level: number
  args: ArgumentJson[]
  /** How it is typed in a hurry, with {name} for an argument; empty: not. */
  short: string
  /** The rule that it is about. */
  clause: string
  /** Arguments that do not go together: refused, whoever says it. */
  apart: number[][]
}

/** The host puts a bot of this level into a free seat, changes its level, or (before the game, empty level) sends it away. */
export interface SeatBot {
  type: 'bot'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  /** 0 is seat A. */
  seat: number
  /** Of a bot, as `/api/games/GAME` lists them; with a temperament after a colon, if it has one. */
  level: string
}

/** How one player's word stood. */
export interface SeatWordJson {
  /** 0 is seat A. */
  seat: number
  kept: number
  broken: number
  doubts_right: number
  /** That turned out right or wrong. */
  doubts: number
}

/** A link that was given, without its key. */
export interface ShareJson {
  /** By which the link is taken back. It opens nothing. */
  share: string
  /** The number of the game at its table. */
  match: number
  /** A person at this table, from 0; -1: nobody. */
  by: number
  /** Whether people go by their names. */
  names: boolean
  /** In ms since 1970. */
  made: number
}

/** A link that was just made. The key is told this once: `/shared#link=KEY` opens the game for whoever has it. */
export interface Shared {
  /** By which the link is taken back. It opens nothing. */
  share: string
  /** Opens this game, and nothing else. */
  key: string
}

/** A part of a game that was shared. Turn 0 is the table before the first move. Talk is left out. */
export interface SharedGame {
  game: string
  /** The card pack, as `/api/house` lists them. */
  pack: string
  /** Seat by seat. */
  players: PlayerJson[]
  seats: number
  moves: number
  turns: ReplayTurn[]
}

/** The links to games of a table that are good. */
export interface SharesJson {
  /** The first one first. */
  shares: ShareJson[]
}

/** A link that somebody wants to give. */
export interface Sharing {
  /** Whether people go by their names, or by the letters of their seats. */
  names: boolean
  match?: number | null
}

/** Before the game: take this free seat; with none, leave one's seat for the gallery. */
export interface Sit {
  type: 'sit'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  seat?: number | null
}

/** The host begins; bots take the seats that are free. */
export interface Start {
  type: 'start'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
}

/** A round, a lot or a reign, and what it was worth to everybody. */
export interface StoryChapterJson {
  /** The word of the event that begins it. */
  what: string
  /** Its number, from 1. */
  n: number
  /** Whose it is: the buyer of a lot, the Monarch; -1: nobody's. */
  seat: number
  /** Points by seat; of a lot, those that each has by it in the end. */
  gains: number[]
  /** The moment of the replay at which it begins. */
  move: number
  /** The numbers of its first event, of what decided it, and of its last. */
  events: number[]
  marks: MarkJson[]
}

/** The story of a finished game, from what everybody heard. A game that has none has no chapters. */
export interface StoryJson {
  game: string
  winners: number[]
  scores: number[]
  /** The points that everybody began with. */
  start: number[]
  chapters: StoryChapterJson[]
  /** Where the points came from, by seat. */
  sources: Record<string, number[]>
  /** The turning point: a place in `chapters`; -1: there is none. */
  turning: number
  /** Of every seat the greatest of each name; the first of a name is the best. */
  feats: FeatJson[]
  /** The highlights, in order. */
  clips: ClipJson[]
}

/** A device that wants to hear whose turn it is: a push subscription of its browser. */
export interface Subscription {
  /** As the browser's push service gave it. */
  endpoint: string
  /** Its public key, in base64url. */
  p256dh: string
  /** Its secret, in base64url. */
  auth: string
  /** In which a notice is written. */
  language?: 'en' | 'fr'
  /** The hours in which no notice comes: two times of the day and a place; empty: none. */
  quiet?: string
}

/** A table as everybody at it sees it, apart from the game itself. */
export interface TableJson {
  table: string
  agreement: Agreement
  /** `over` is with a result, `ended` without one. */
  status: 'waiting' | 'playing' | 'over' | 'ended' | 'closed'
  /** The number of the game, from 1; 0 before the first. */
  match: number
  /** A person at this table, from 0; -1: nobody. */
  host: number
  paused: boolean
  people: PersonJson[]
  chairs: ChairJson[]
  votes: VoteJson[]
  proposal_end: ProposalEnd | null
  next: NextTable | null
  /** Who gave up their seat during a game, the first one first. */
  leavers: LeaverJson[]
  window: WindowJson | null
}

/** Something about the table changed: people, seats, votes, a pause. */
export interface TableNews {
  type: 'table'
  table: TableJson
  invitation: string | null
}

/** Good for the next socket to this table, once, for half a minute. */
export interface Ticket {
  ticket: string
}

/** Take one's last answer back, as long as nobody has learned or done anything since. */
export interface Undo {
  type: 'undo'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
}

/** An act that came with a move and may not be said: the move is done without it. */
export interface Unsaid {
  /** Which one, from 0. */
  n: number
  /** Names a message in the reader's language. */
  code: string
  /** The same in English, for whoever writes a client. */
  text: string
  /** The variables of the message. */
  values: Record<string, unknown>
}

/** A verb: the actions from `first` on, `count` of them. Action a points at `low + a - first`. */
export interface VerbJson {
  name: string
  /** What its argument is: nothing, a kind of card, a seat, an amount, or one of `names`. */
  noun: '' | 'card' | 'seat' | 'amount' | 'place' | 'option'
  first: number
  count: number
  /** The least argument; it is not 0 only for some amounts. */
  low: number
  names: string[]
}

/** What became of something said, as far as this viewer can tell: never what others know. */
export type VerdictJson = [line: number, n: number, mark: 'pending' | 'kept' | 'broken' | 'void' | 'untested', reason: '' | 'sent' | 'no-choice' | 'stabbed' | 'undone' | 'other-hand' | 'released' | 'taken-back' | 'never-came' | 'buried', card: number, amount: number | null]

/** A table as one viewer sees it, whole: it takes no other message to draw it. */
export interface ViewJson {
  /** The rule behind the question. */
  clause: string
  /** The number of the question, to be named in `play`; -1 if there is none. */
  decision: number
  /** Numbers of the game by name. In a list that has one a seat, null is what this viewer may not know. */
  facts: Record<string, number | (number | null)[]>
  over: boolean
  piles: PileJson[]
  /** Points by seat, when the game is over. */
  scores: number[]
  /** Whether the answers are kept until all are in. */
  sealed: boolean
  /** The viewer's seat; the number of seats for an onlooker, -4 for eyes that see every card. */
  seat: number
  seats: number
  /** The question being asked; empty if none is. */
  step: string
  /** The seats that have yet to answer. */
  waiting: number[]
  /** The seats that won, when the game is over. */
  winners: number[]
}

/** Something put to the vote.  By whom (-1: the table itself), about which seat (-1: none), who may vote and who said yes. */
export interface VoteJson {
  /** Its number at this table. */
  vote: number
  topic: 'undo' | 'end' | 'rematch' | 'stand-in'
  /** A person at this table, from 0; -1: nobody. */
  by: number
  /** 0 is seat A; -1: none, in the gallery. */
  seat: number
  voters: number[]
  yes: number[]
  until: number | null
}

/** Somebody who wants to watch. */
export interface Watching {
  /** Up to 24 characters are kept. */
  name: string
  invitation?: string | null
}

/** A channel that is to hear whose turn it is; an empty address ends that. */
export interface Webhook {
  /** Public, by https. */
  url: string
  /** What reads it. */
  form?: 'discord' | 'ntfy' | 'slack'
  /** In which a notice is written. */
  language?: 'en' | 'fr'
  /** The hours in which no notice comes: two times of the day and a place; empty: none. */
  quiet?: string
}

/** The answer to `hello`: who you are, the table, the game as you see it, and what you missed. */
export interface Welcome {
  type: 'welcome'
  protocol: number
  /** In ms since 1970. */
  now: number
  /** A person at this table, from 0; -1: nobody. */
  person: number
  /** 0 is seat A; -1: none, in the gallery. */
  seat: number
  invitation: string | null
  table: TableJson
  events: EventJson[]
  /** Whether these are all events of the game, and not those since the one named. */
  whole: boolean
  game: GameJson | null
  lines: LineJson[]
  /** Of this viewer on all that was said in the game. */
  verdicts: VerdictJson[]
}

/** A window: people talk before they answer. Bots, clocks and moves wait; what may be done is as it was. */
export interface WindowJson {
  /** The message `window-NAME` of the game says what is talked about. */
  name: string
  until: number | null
  /** When all are ready, also when the leader is, or by its time alone. */
  ends: 'ready' | 'leader' | 'time'
  /** The seats that are ready. */
  ready: number[]
  /** Whether somebody may ask for more time. */
  more: boolean
  sealed: number | null
  /** The seats whose first words are kept back. */
  spoken: number[]
}

/** Take back what one has proposed: a vote, or with none the next game. */
export interface Withdraw {
  type: 'withdraw'
  /** Chosen by the client, new for every command; a repeat is safe. */
  cmd_id: string
  vote?: number | null
}
