// The texts of the talk, fetched with it.

const texts = import.meta.glob<string>(['./*.ftl', '../../games/*/talk/*.ftl'], { import: 'default' })
const sayings = import.meta.glob<string>(
  ['../../../../src/coterie/{words,server}/locales/*.ftl', '../../../../src/coterie/games/*/locales/*.ftl'],
  { query: '?talk', import: 'default' },
)

const folder = (game: string) => game.replaceAll('-', '_')

/** The texts of the talk: of its parts, of sayings in general, of the game's sayings. */
export async function talkTexts(game: string, language: string): Promise<string[]> {
  const own = [`./${language}.ftl`, `../../games/${folder(game)}/talk/${language}.ftl`]
  const said = ['words', 'server', `games/${folder(game)}`].map(
    (room) => `../../../../src/coterie/${room}/locales/${language}.ftl`,
  )
  const loads = [...own.map((file) => texts[file]), ...said.map((file) => sayings[file])]
  return Promise.all(loads.map(async (load) => (await load?.()) ?? ''))
}
