// The way from one place on the page to another, and how long it takes.

export interface Way {
  x: number
  y: number
  scale: number
  far: number
}

/** From the middle of one place to the middle of another, and how much smaller or larger the first is. */
export function wayBetween(from: DOMRect, to: DOMRect): Way {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  return { x, y, scale: Math.min(Math.max(from.width / to.width, 0.3), 3), far: Math.hypot(x, y) }
}

/** In ms: what goes far takes longer, within what an eye likes to follow. */
export function durationOf(far: number): number {
  return Math.round(Math.min(150 + far / 3, 350))
}
