// A moment of a game as a link names it: the game of the table, the move, and the viewer.

export interface Moment {
  /** The number of the game at its table; 0: the last one. */
  match: number
  /** 0 is the table before the first move. */
  move: number
  /** The letter of a seat, `onlooker` or `open`. */
  eyes: string
}

const EYES = /^([A-F]|onlooker|open)$/

export function readMoment(fragment: string): Moment {
  const said = new URLSearchParams(fragment.replace(/^#/, ''))
  const number = (name: string) => (/^\d{1,6}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : 0)
  const eyes = said.get('eyes') ?? ''
  return { match: number('match'), move: number('move'), eyes: EYES.test(eyes) ? eyes : 'open' }
}

export function writeMoment({ match, move, eyes }: Moment): string {
  return `#match=${match}&move=${move}&eyes=${eyes}`
}
