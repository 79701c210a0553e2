// A moment of a game as a link names it: the game of the table, the move, and the viewer.

export interface Moment {
  /** The number of the game at its table; 0: the last one. */
  match: number
  /** 0 is the table before the first move. */
  move: number
  /** The letter of a seat, `onlooker` or `open`. */
  eyes: string
}

const MOST_CLIPS = 12
const EYES = /^([A-F]|onlooker|open)$/

export function readMoment(fragment: string): Moment {
  const said = new URLSearchParams(fragment.replace(/^#/, ''))
  const number = (name: string) => (/^\d{1,6}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : 0)
  const eyes = said.get('eyes') ?? ''
  return { match: number('match'), move: number('move'), eyes: EYES.test(eyes) ? eyes : 'open' }
}

/** The clips of a film as a link names them, such as `3-9.20-31`; none if it names none that can be shown. */
export function readFilm(fragment: string): { first: number; last: number }[] {
  const said = new URLSearchParams(fragment.replace(/^#/, '')).get('film') ?? ''
  const clips = said.split('.').flatMap((clip) => {
    const [, first, last] = /^(\d{1,6})-(\d{1,6})$/.exec(clip) ?? []
    return first && last && Number(first) <= Number(last) ? [{ first: Number(first), last: Number(last) }] : []
  })
  return clips.slice(0, MOST_CLIPS)
}

export const writeFilm = (clips: readonly { first: number; last: number }[]): string =>
  clips.map(({ first, last }) => `${first}-${last}`).join('.')

export function writeMoment({ match, move, eyes }: Moment): string {
  return `#match=${match}&move=${move}&eyes=${eyes}`
}
