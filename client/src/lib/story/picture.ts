// The end of a game as a picture to be shown around: who won, points by chapter, and what is remembered. Nobody's words
// are on it.
import type { Words } from '../i18n/words'
import type { StoryJson } from '../wire/types'
import { EDGE, HEIGHT, painted, Painter, WIDTH } from './painter'
import { chapterName, type Medal, medals, ranking, sentence, standing } from './telling'

const STILL = 150
const FOOT = 84
const DASHES = [[], [18, 8], [4, 8], [18, 8, 4, 8], [10, 6], [2, 6]]

export interface Shown {
  words: Words
  story: StoryJson
  /** The colours of the seats. */
  colours: readonly number[]
  /** The picture of a chapter. */
  still: (story: StoryJson, chapter: number) => string
  when: string
}

/** The picture as a PNG. */
export async function picture(shown: Shown, ground: Element): Promise<Blob> {
  const { words, story, still } = shown
  await Promise.all(['500', '600'].map((weight) => document.fonts.load(`${weight} 40px "EB Garamond"`, words.title())))
  const stills = await Promise.all(story.clips.map(({ chapter }) => load(still(story, chapter))))
  return painted((pen) => new StoryPainter(pen, ground).paint(shown, stills))
}

/** A drawing; null where there is none. */
function load(url: string): Promise<HTMLImageElement | null> {
  if (!url) return Promise.resolve(null)
  const image = new Image(STILL, STILL)
  image.src = url
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Whether the chapters of a story lead to its points. */
const addsUp = (story: StoryJson): boolean =>
  standing(story, story.chapters.length).every((points, seat) => points === story.scores[seat])

class StoryPainter extends Painter {
  paint({ words, story, colours, when }: Shown, stills: readonly (HTMLImageElement | null)[]): void {
    this.ground()
    const wide = WIDTH - 2 * EDGE
    this.text(words.title(), EDGE, 76, `500 30px ${this.serif}`, 'course-ink')
    const below = this.wrapped(
      sentence(words, story, -1) || words.say('tale-none'),
      EDGE,
      142,
      wide,
      `600 58px ${this.serif}`,
      64,
      2,
      'candle',
    )
    this.#strip(words, story, stills, below + 4)
    const chart = below + 4 + STILL + 64
    const told = medals(words, story)
    const rows = story.scores.length
    const medalsTop = HEIGHT - FOOT - 216
    const tallyTop = medalsTop - rows * 52 - 18
    if (addsUp(story)) this.#chart(story, colours, chart, tallyTop - 30)
    else this.#bars(story, colours, chart, tallyTop - 30)
    this.#tally(words, story, colours, tallyTop)
    this.#medals(told, medalsTop)
    this.text(`Coterie · ${when}`, EDGE, HEIGHT - 58, `600 26px ${this.serif}`, 'gold')
  }

  /** The best moments, as drawings. */
  #strip(words: Words, story: StoryJson, stills: readonly (HTMLImageElement | null)[], top: number): void {
    const each = (WIDTH - 2 * EDGE) / Math.max(1, story.clips.length)
    story.clips.forEach(({ chapter }, n) => {
      const middle = EDGE + (n + 0.5) * each
      const drawing = stills[n]
      if (drawing) this.pen.drawImage(drawing, middle - STILL / 2, top, STILL, STILL)
      this.pen.textAlign = 'center'
      this.fitted(chapterName(words, story.chapters[chapter]!), middle, top + STILL + 22, each - 10, 22, 'quiet')
      this.pen.textAlign = 'left'
    })
  }

  /** Points by chapter. */
  #chart(story: StoryJson, colours: readonly number[], top: number, bottom: number): void {
    const { pen } = this
    const levels = Array.from({ length: story.chapters.length + 1 }, (_, n) => standing(story, n))
    const all = levels.flat()
    const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
    const x = (n: number) => EDGE + (n * (WIDTH - 2 * EDGE - 40)) / Math.max(1, story.chapters.length)
    const y = (points: number) => bottom - ((points - low) / (high - low)) * (bottom - top)
    this.rule(y(0))
    if (story.turning >= 0) {
      pen.fillStyle = 'rgb(255 224 138 / 0.14)'
      pen.fillRect(x(story.turning), top - 10, x(story.turning + 1) - x(story.turning), bottom - top + 20)
    }
    for (const seat of ranking(story).reverse()) {
      const colour = colours[seat] ?? seat
      pen.strokeStyle = this.colour(`p${colour}`)
      pen.lineWidth = story.winners.includes(seat) ? 9 : 5
      pen.setLineDash(story.winners.includes(seat) ? [] : (DASHES[seat] ?? []))
      pen.beginPath()
      levels.forEach((each, n) => pen.lineTo(x(n), y(each[seat]!)))
      pen.stroke()
      pen.setLineDash([])
      this.marker(seat, colour, x(levels.length - 1), y(levels.at(-1)![seat]!), 20)
    }
  }

  /** A bar for each player, by source: for a game whose chapters are worth what the others make of them. */
  #bars(story: StoryJson, colours: readonly number[], top: number, bottom: number): void {
    const { pen } = this
    const each = (bottom - top) / story.scores.length
    const most = Math.max(1, ...story.scores)
    ranking(story).forEach((seat, n) => {
      const y = top + n * each
      const colour = colours[seat] ?? seat
      let x = EDGE + 60
      this.marker(seat, colour, EDGE + 22, y + each / 2, 20)
      Object.values(story.sources).forEach((points, source) => {
        const wide = ((points[seat] ?? 0) / most) * (WIDTH - 2 * EDGE - 80)
        pen.globalAlpha = source ? 0.6 : 1
        pen.fillStyle = this.colour(`p${colour}`)
        pen.fillRect(x, y + each * 0.2, wide, each * 0.6)
        x += wide
      })
      pen.globalAlpha = 1
    })
  }

  #tally(words: Words, story: StoryJson, colours: readonly number[], top: number): void {
    ranking(story).forEach((seat, n) => {
      const y = top + n * 52 + 26
      this.rule(y - 26)
      this.marker(seat, colours[seat] ?? seat, EDGE + 22, y, 20)
      this.fitted(words.seat(seat), EDGE + 58, y, 420, 30, 'fg', 600, this.serif)
      const from = Object.entries(story.sources)
        .filter(([, points]) => points[seat])
        .map(([source, points]) => `${words.say(`tale-source-${source}`)} ${points[seat]}`)
      this.fitted(from.join(' · '), EDGE + 500, y, 460, 20, 'quiet')
      this.pen.textAlign = 'right'
      const colour = story.winners.includes(seat) ? 'candle' : 'fg'
      this.text(String(story.scores[seat]), WIDTH - EDGE, y, `600 38px ${this.serif}`, colour)
      this.pen.textAlign = 'left'
    })
  }

  #medals(told: readonly Medal[], top: number): void {
    const gap = 20
    const wide = (WIDTH - 2 * EDGE - 2 * gap) / 3
    told.forEach(({ title, what, why }, n) => {
      const x = EDGE + n * (wide + gap)
      this.box(x, top, wide, 190, 12, { fill: this.colour('paper-card'), edge: this.colour('gold'), text: '' })
      this.fitted(title, x + 18, top + 28, wide - 36, 19, 'wax-ink', 700)
      const used = this.wrapped(what, x + 18, top + 60, wide - 36, `600 24px ${this.serif}`, 27, 2, 'ink')
      this.wrapped(why, x + 18, used + 4, wide - 36, `400 17px ${this.sans}`, 21, 3, 'mute-ink')
    })
  }
}
