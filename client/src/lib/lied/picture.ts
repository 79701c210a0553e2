// The page of who lied as a picture to be shown around: drawn on a canvas, with the letters and colours of the house.
import { EDGE, HEIGHT, type Ink, painted, Painter, WIDTH } from '../story/painter'
import { chipsAt, LOOKS, type Look, type Page, type PageChip, SIGNS } from './page'

const FOOT = 96 // the legend
const LEAST_ROW = 44
const CHIP = 34
const MOST_LANES = 8 // columns that fit beside the names

type Say = (id: string, values?: Record<string, unknown>) => string

/** The page as a PNG. `colours` are those of the seats. */
export async function picture(page: Page, colours: readonly number[], say: Say, ground: Element): Promise<Blob> {
  await Promise.all(['500', '600'].map((weight) => document.fonts.load(`${weight} 40px "EB Garamond"`, page.title)))
  return painted((pen) => new LiedPainter(pen, ground, say).paint(page, colours))
}

class LiedPainter extends Painter {
  constructor(
    pen: CanvasRenderingContext2D,
    ground: Element,
    private readonly say: Say,
  ) {
    super(pen, ground)
  }

  paint(page: Page, colours: readonly number[]): void {
    this.ground()
    this.text(page.title, EDGE, 96, `600 72px ${this.serif}`, 'candle')
    this.fitted(page.summary, EDGE, 154, WIDTH - 2 * EDGE, 24, 'quiet')
    const below = this.#medallions(page, 196)
    const top = below + 34
    const lanes = page.chapters.length <= MOST_LANES
    if (lanes) this.#lanes(page, colours, top)
    else this.#rows(page, colours, top)
    this.#legend()
  }

  /** The medallions in rows of three; where they end. */
  #medallions({ medallions }: Page, top: number): number {
    const gap = 20
    const wide = (WIDTH - 2 * EDGE - 2 * gap) / 3
    const high = 226
    medallions.forEach(({ title, who, why }, n) => {
      const x = EDGE + (n % 3) * (wide + gap)
      const y = top + Math.floor(n / 3) * (high + gap)
      this.box(x, y, wide, high, 14, { fill: this.colour('paper-card'), edge: this.colour('gold'), text: '' })
      this.fitted(title, x + 20, y + 30, wide - 40, 19, 'wax-ink', 700)
      const used = this.wrapped(who, x + 20, y + 64, wide - 40, `600 25px ${this.serif}`, 28, 3, 'ink')
      this.wrapped(why, x + 20, used + 6, wide - 40, `400 17px ${this.sans}`, 22, 3, 'mute-ink')
    })
    return top + Math.ceil(medallions.length / 3) * (high + gap) - (medallions.length ? gap : 0)
  }

  /** Players are rows, chapters columns. */
  #lanes(page: Page, colours: readonly number[], top: number): void {
    const left = EDGE + 190
    const right = WIDTH - EDGE - 150
    const column = (right - left) / Math.max(1, page.chapters.length)
    const room = HEIGHT - FOOT - EDGE - top - 44
    const row = Math.min(200, room / page.seats.length)
    page.chapters.forEach(({ long }, n) => this.fitted(long, left + n * column, top + 16, column - 8, 19, 'course-ink'))
    this.fitted(this.say('lied-word-kept'), right + 10, top + 16, 140, 19, 'course-ink', 600)
    page.seats.forEach(({ seat, name, kept, doubts }, n) => {
      const y = top + 44 + n * row
      this.rule(y)
      this.marker(seat, colours[seat] ?? seat, EDGE + 24, y + row / 2, 24)
      this.fitted(name, EDGE + 60, y + row / 2, 124, 27, 'fg', 600, this.serif)
      this.fitted(kept, right + 10, y + row / 2 - (doubts ? 14 : 0), 140, 30, 'candle', 600, this.serif)
      if (doubts) this.fitted(doubts, right + 10, y + row / 2 + 18, 140, 15, 'quiet')
      page.chapters.forEach((_, chapter) => {
        const chips = chipsAt(page, seat, chapter)
        this.#stack(chips, left + chapter * column, y, column - 6, row)
      })
    })
  }

  /** Chapters are rows, players columns: for games with many of them. What does not fit is counted. */
  #rows(page: Page, colours: readonly number[], top: number): void {
    const left = EDGE + 120
    const column = (WIDTH - EDGE - left) / page.seats.length
    page.seats.forEach(({ seat, name, kept }, n) => {
      const x = left + n * column
      this.marker(seat, colours[seat] ?? seat, x + 20, top + 24, 20)
      this.fitted(name, x + 48, top + 24, column - 54, 23, 'fg', 600, this.serif)
      this.fitted(kept, x + 2, top + 62, column - 8, 22, 'candle', 600, this.serif)
    })
    const begin = top + 88
    const room = HEIGHT - FOOT - EDGE - begin
    const most = Math.floor(room / LEAST_ROW)
    const shown = chosen(page, page.chapters.length > most ? most - 1 : most)
    const row = Math.min(80, room / Math.max(1, shown.length))
    shown.forEach((chapter, n) => {
      const y = begin + n * row
      this.rule(y)
      this.fitted(page.chapters[chapter]!.long, EDGE, y + row / 2, 112, 18, 'course-ink')
      page.seats.forEach(({ seat }, at) =>
        this.#stack(chipsAt(page, seat, chapter), left + at * column, y, column - 8, row),
      )
    })
    const left_out = page.chapters.length - shown.length
    if (left_out > 0)
      this.fitted(this.say('lied-more', { count: left_out }), EDGE, begin + shown.length * row + 20, 500, 18, 'quiet')
  }

  /** Chips of one cell: below each other as long as there is room, then side by side, the last as a number. */
  #stack(chips: readonly PageChip[], x: number, y: number, wide: number, high: number): void {
    const gap = 6
    const lines = Math.max(1, Math.floor((high - 4) / (CHIP + gap)))
    const columns = Math.min(Math.ceil(chips.length / lines), Math.max(1, Math.floor(wide / 78)))
    const each = (wide - (columns - 1) * gap) / Math.max(1, columns)
    const fit = lines * columns
    const shown = chips.length > fit ? chips.slice(0, fit - 1) : chips
    const rows = Math.ceil(Math.min(chips.length, fit) / Math.max(1, columns))
    const top = y + (high - rows * (CHIP + gap) + gap) / 2
    const at = (n: number) => [x + (n % columns) * (each + gap), top + Math.floor(n / columns) * (CHIP + gap)] as const
    shown.forEach((chip, n) => this.#chip(chip, ...at(n), each))
    if (shown.length < chips.length) {
      const [left, below] = at(fit - 1)
      this.fitted(`+${chips.length - shown.length}`, left + 4, below + CHIP / 2, each, 18, 'quiet', 600)
    }
  }

  #chip({ look, byRecord, label, star }: PageChip, x: number, y: number, most: number): void {
    const { pen } = this
    const text = `${SIGNS[look]} ${label}${star ? ' ★' : ''}`
    let size = 18
    do pen.font = `600 ${size}px ${this.sans}`
    while (pen.measureText(text).width > most - 22 && --size > 11)
    const wide = Math.min(most, pen.measureText(text).width + 24)
    const ink = this.#ink(look)
    this.box(x, y, wide, CHIP, CHIP / 2, ink, byRecord)
    pen.fillStyle = ink.text
    pen.fillText(text, x + 12, y + CHIP / 2 + 1, wide - 20)
  }

  #ink(look: Look): Ink {
    const [fill, edge, text] = (
      {
        kept: ['paper-white', 'talk-kept', 'ink'],
        broken: ['talk-broken-paper', 'talk-broken', 'ink'],
        believed: ['talk-broken', 'talk-believed-rim', 'paper-white'],
        untested: ['talk-void-paper', 'talk-void', 'mute-ink'],
      } as const
    )[look]
    return { fill: this.colour(fill), edge: this.colour(edge), text: this.colour(text) }
  }

  #legend(): void {
    const { pen } = this
    const y = HEIGHT - FOOT + 6
    this.rule(y - 26)
    let x = EDGE
    const entries = [...LOOKS.map((look) => ({ look, byRecord: false })), { look: 'broken' as const, byRecord: true }]
    for (const { look, byRecord } of entries) {
      const ink = this.#ink(look)
      this.box(x, y, 38, 26, 13, ink, byRecord)
      this.text(SIGNS[look], x + 13, y + 14, `700 17px ${this.sans}`, ink.text, true)
      const told = this.say(byRecord ? 'lied-look-record' : `lied-look-${look}`)
      this.text(told, x + 46, y + 14, `400 18px ${this.sans}`, 'quiet')
      x += 46 + pen.measureText(told).width + 24
    }
    pen.textAlign = 'right'
    this.text('Coterie', WIDTH - EDGE, y + 13, `600 26px ${this.serif}`, 'gold')
    pen.textAlign = 'left'
  }
}

/** The chapters that are shown where not all fit: those with what was not kept first, in their order. */
function chosen(page: Page, most: number): number[] {
  const telling = (chapter: number) =>
    page.chips.some((chip) => chip.chapter === chapter && (chip.look === 'broken' || chip.look === 'believed'))
  const all = page.chapters.map((_, n) => n)
  return [...all.filter(telling), ...all.filter((n) => !telling(n))].slice(0, most).sort((a, b) => a - b)
}
