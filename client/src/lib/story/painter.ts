// Paints pictures to be shown around: on a canvas, with the letters and colours of the house.
import { letter } from '../i18n/words'

export const WIDTH = 1200
export const HEIGHT = 1500
export const EDGE = 60

export interface Ink {
  fill: string
  edge: string
  text: string
}

/** A picture as a PNG. */
export async function painted(paint: (pen: CanvasRenderingContext2D) => void): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  paint(canvas.getContext('2d')!)
  return new Promise((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail(new Error('no picture')))))
}

export class Painter {
  readonly #style: CSSStyleDeclaration
  readonly serif: string
  readonly sans: string

  constructor(
    protected readonly pen: CanvasRenderingContext2D,
    ground: Element,
  ) {
    this.#style = getComputedStyle(ground)
    this.serif = this.#style.getPropertyValue('--serif')
    this.sans = this.#style.getPropertyValue('--sans')
    pen.textBaseline = 'middle'
  }

  ground(): void {
    const { pen } = this
    pen.fillStyle = this.colour('bg')
    pen.fillRect(0, 0, WIDTH, HEIGHT)
    const light = pen.createRadialGradient(WIDTH / 3, 0, 80, WIDTH / 3, 0, 1100)
    light.addColorStop(0, 'rgb(201 162 75 / 0.20)')
    light.addColorStop(1, 'rgb(201 162 75 / 0)')
    pen.fillStyle = light
    pen.fillRect(0, 0, WIDTH, HEIGHT)
    pen.strokeStyle = this.colour('gold')
    pen.lineWidth = 3
    pen.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44)
  }

  colour(token: string): string {
    return this.#style.getPropertyValue(`--${token}`)
  }

  marker(seat: number, colour: number, x: number, y: number, radius: number): void {
    const { pen } = this
    for (const [size, token] of [
      [radius, 'ink'],
      [radius - 1, 'paper'],
      [radius - 4, `p${colour}`],
    ] as const) {
      pen.fillStyle = this.colour(token)
      pen.beginPath()
      pen.arc(x, y, size, 0, 2 * Math.PI)
      pen.fill()
    }
    pen.textAlign = 'center'
    pen.lineWidth = 4
    pen.strokeStyle = this.colour('ink')
    pen.font = `600 ${radius}px ${this.serif}`
    pen.strokeText(letter(seat), x, y + 1)
    this.text(letter(seat), x, y + 1, pen.font, 'paper-white')
    pen.textAlign = 'left'
  }

  rule(y: number): void {
    this.pen.fillStyle = this.colour('hair')
    this.pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, 1)
  }

  box(x: number, y: number, wide: number, high: number, round: number, { fill, edge }: Ink, dashed = false): void {
    const { pen } = this
    pen.beginPath()
    pen.roundRect(x, y, wide, high, round)
    pen.fillStyle = fill
    pen.fill()
    pen.lineWidth = 2.5
    pen.strokeStyle = edge
    pen.setLineDash(dashed ? [6, 4] : [])
    pen.stroke()
    pen.setLineDash([])
  }

  text(text: string, x: number, y: number, font: string, colour: string, written = false): void {
    this.pen.font = font
    this.pen.fillStyle = written ? colour : this.colour(colour)
    this.pen.fillText(text, x, y)
  }

  /** A line of text, smaller where it would be too wide, at last cut. */
  fitted(
    text: string,
    x: number,
    y: number,
    wide: number,
    size: number,
    colour: string,
    weight = 400,
    face = this.sans,
  ): void {
    const { pen } = this
    const least = Math.max(11, size * 0.7)
    do pen.font = `${weight} ${size}px ${face}`
    while (pen.measureText(text).width > wide && --size >= least)
    this.text(cut(pen, text, wide), x, y, pen.font, colour)
  }

  /** Text in so many lines at most; where the next would be. */
  wrapped(text: string, x: number, y: number, wide: number, font: string, step: number, most: number, colour: string) {
    const { pen } = this
    pen.font = font
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word
      if (lines.length && pen.measureText(longer).width <= wide) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    const shown = lines.slice(0, most)
    if (lines.length > most) shown[most - 1] = cut(pen, `${shown[most - 1]} ${lines.slice(most).join(' ')}`, wide)
    shown.forEach((line, n) => this.text(line, x, y + n * step, font, colour))
    return y + shown.length * step
  }
}

function cut(pen: CanvasRenderingContext2D, text: string, wide: number): string {
  if (pen.measureText(text).width <= wide) return text
  const letters = [...text]
  while (letters.length && pen.measureText(`${letters.join('')}…`).width > wide) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
