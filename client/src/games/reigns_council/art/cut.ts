// One knife for everything: a drawing is a list of cuts, each its ink, the width of the knife where it is a line, and
// its path.

const CUT = /^([a-z]+)([\d.]*) (.+)$/

/** A drawing as SVG; `inks` says what colour an ink has, and an ink without one is left out. */
export function cutOut(cuts: readonly string[], inks: Record<string, string>): string {
  return cuts
    .map((cut) => {
      const [, ink = '', width, d] = CUT.exec(cut)!
      const colour = inks[ink]
      if (!colour) return ''
      const line = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
      return width ? `<path fill="none" ${line} d="${d}"/>` : `<path fill="${colour}" d="${d}"/>`
    })
    .join('')
}

/** A sign of one ink, in the colour of the text around it; what is cut away shows the ground, which `--cut` says. */
export const SIGN = { ink: 'currentColor', cut: 'var(--cut)' }
