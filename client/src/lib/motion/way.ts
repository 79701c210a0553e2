// The path between two places on the page, and its duration.

export interface Way {
  x: number
  y: number
  scale: number
  far: number
}

/** The offset between the centres of two places, and their ratio in size. */
export function wayBetween(from: DOMRect, to: DOMRect): Way {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  return { x, y, scale: Math.min(Math.max(from.width / to.width, 0.3), 3), far: Math.hypot(x, y) }
}

/** The duration in ms. A longer path takes longer, within limits that the eye can follow. */
export function durationOf(far: number): number {
  return Math.round(Math.min(150 + far / 3, 350))
}
