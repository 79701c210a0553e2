// The text of a page that is too hard to read (WCAG 1.4.3), measured against the worst colour of every gradient behind it, which axe does not look into.
() => {
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map()
  const rgba = (colour) => {
    if (!known.has(colour)) {
      paper.clearRect(0, 0, 1, 1)
      paper.fillStyle = colour
      paper.fillRect(0, 0, 1, 1)
      const [r, g, b, a] = paper.getImageData(0, 0, 1, 1).data
      known.set(colour, [r, g, b, a / 255])
    }
    return known.get(colour)
  }
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1]
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ratio = (one, two) => {
    const [low, high] = [light(one), light(two)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const split = (images) => images.split(/,(?![^(]*\))(?![^()]*\([^()]*\)[^()]*\))/)

  // The colours that may be behind an element; null where a picture is, which only eyes can judge.
  const grounds = (one) => {
    if (!one) return [[255, 255, 255, 1]]
    const style = getComputedStyle(one)
    if (style.position === 'fixed' || style.position === 'absolute') return style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.backgroundImage === 'none' ? null : layers(one, style)
    return layers(one, style)
  }
  const layers = (one, style) => {
    if (style.backgroundImage.includes('url(')) return null
    const colour = rgba(style.backgroundColor)
    const opaque = colour[3] === 1
    const behind = opaque ? [colour] : grounds(one.parentElement)?.map((ground) => over(colour, ground))
    if (!behind || style.backgroundImage === 'none') return behind ?? null
    const stops = style.backgroundImage.match(/rgba?\([^)]*\)|color\([^)]*\)/g) ?? []
    const lit = behind.flatMap((ground) => stops.map((stop) => over(rgba(stop), ground)))
    return (stops.every((stop) => rgba(stop)[3] === 1) ? lit : [...behind, ...lit]).slice(0, 64)
  }

  const hard = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen = new Set()
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || seen.has(one)) continue
    seen.add(one)
    const box = one.getBoundingClientRect()
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.width <= 1 || one.closest('[aria-hidden=true], :disabled, svg, .vh')) continue
    const style = getComputedStyle(one)
    const behind = grounds(one)
    if (!behind) continue
    const size = parseFloat(style.fontSize)
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    const worst = Math.min(...behind.map((ground) => ratio(over(rgba(style.color), ground), ground)))
    if (worst < least) hard.push(`${worst.toFixed(2)} of ${least}: ${one.outerHTML.slice(0, 120)}`)
  }
  return hard
}
