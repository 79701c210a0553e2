// Everything there is to click is clicked and taken back; what was chosen each time is read in the action bar.
/* Where a click only points at something, what is offered then is clicked, too, and numbers that can be typed are
   typed. With `inSight`, only what a finger reaches without scrolling counts: on the table, or in the bar. */
async (inSight) => {
  const reached = new Set()
  const all = (selector) => [...document.querySelectorAll(selector)]
  const rest = () => scheduler.postTask(() => {})
  const back = async () => {
    document.querySelector('.bar .acts .btn:not(.gold):not(.plain)').click()
    await rest()
  }
  const click = async (thing) => {
    thing.click()
    await rest()
    if (!document.querySelector('.bar .acts .gold')) return false
    reached.add(document.querySelector('.bar .ask strong').textContent)
    await back()
    return true
  }
  const type = async (field) => {
    const { min, max } = field()
    for (let n = Number(min); n <= Number(max); n++) {
      field().value = n
      field().dispatchEvent(new InputEvent('input', { bubbles: true }))
      await rest()
      const submit = field().form.querySelector('button')
      if (!submit.disabled) await click(submit)
    }
  }
  const ceiling = document.querySelector('.play header').getBoundingClientRect().bottom
  const floor = document.querySelector('main > .bar').getBoundingClientRect().top
  const reachable = (thing) => {
    if (!inSight) return true
    if (!thing.checkVisibility()) return false
    if (thing.closest('.choices')) return true
    const { left, top, bottom, width } = thing.getBoundingClientRect()
    const hit = document.elementFromPoint(left + Math.min(20, width / 2), top + Math.min(20, (bottom - top) / 2))
    return top > ceiling - 2 && bottom < floor + 9 && thing.contains(hit)
  }
  const OFFERED = '.choices > button:enabled'
  const LIT = '.table button[data-target]:enabled, .table button[data-choice]:enabled'
  const FIELDS = '.choices input[type=number], .table input[type=number]'
  const [offers, lit, fields] = [OFFERED, LIT, FIELDS].map((selector) => all(selector).map(reachable))
  for (let i = 0; i < offers.length; i++) if (offers[i]) await click(all(OFFERED)[i])
  for (let i = 0; i < lit.length; i++) {
    if (!lit[i] || (await click(all(LIT)[i]))) continue
    const offered = all(OFFERED).length
    for (let j = 0; j < offered; j++) {
      if (j) await click(all(LIT)[i])
      await click(all(OFFERED)[j])
    }
    if (!offered) throw new Error(`nothing comes of ${all(LIT)[i].dataset.target}`)
  }
  for (let i = 0; i < fields.length; i++) if (fields[i]) await type(() => all(FIELDS)[i])
  return [...reached].sort()
}
