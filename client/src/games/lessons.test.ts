// The first lessons: every road leads to the end, every step is there, and everything is said in both languages.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, Phrases } from '../lib/i18n/phrases'
import { changed, type Place, type Script, stands } from '../lib/lesson/script'
import type { ViewJson } from '../lib/wire/types'

const scripts = import.meta.glob<Script>('./*/lesson/script.ts', { eager: true, import: 'default' })
const read = (path: string) => readFileSync(path, 'utf8')

describe.each(Object.entries(scripts))('%s', (path, script) => {
  const folder = `src/games/${path.slice(2, -'/script.ts'.length)}`
  const { places } = JSON.parse(read(`${folder}/table.json`)) as { places: Place[] }
  const acts = (place: Place) => script.steps.some((step) => step.acts && stands(step, place))

  test('every step stands somewhere', () => {
    for (const step of script.steps)
      expect(step.silent || places.some((place) => stands(step, place)), step.name).toBe(true)
  })

  test('whatever the learner may do there leads on to the end', () => {
    const ends = places.map(({ next }) => Object.keys(next).length === 0)
    for (const [at, place] of places.entries()) {
      const ways = Object.entries(place.next)
      for (const [way, to] of ways) {
        expect(to).toBeGreaterThan(at)
        if (place.legal.length) expect(place.legal).toContain(Number(way))
      }
      if (ends[at]) expect(script.steps.some((step) => step.ends && stands(step, place))).toBe(true)
      else if (place.legal.length && place.legal.length > 1 && !script.gives?.includes(place.move))
        expect(acts(place) || ways.length === place.legal.length, `move ${place.move}`).toBe(true)
    }
    expect(ends).toContain(true)
  })

  test('the first position is whole, and others are changes of it', () => {
    const first = places[0]!.view as unknown as ViewJson
    expect(first.piles.length).toBeGreaterThan(0)
    for (const place of places) {
      const seen = changed(first, place === places[0] ? {} : place.view)
      expect(seen.piles.length).toBe(first.piles.length)
    }
  })

  test.each(LANGUAGES)('all of it is said in %s', (language) => {
    const words = new Phrases(language, [read(`src/lib/lesson/${language}.ftl`), read(`${folder}/${language}.ftl`)])
    const wanted = script.steps
      .filter(({ silent }) => !silent)
      .flatMap(({ name, roads, acts, ends, ways = [], otherwise = [] }) => [
        ...(roads ? ['honest', 'sly'].map((road) => `lesson-${name}-${road}`) : [`lesson-${name}`]).flatMap((id) =>
          acts && !ends ? [id, `${id}-do`, `${id}-why`] : [id],
        ),
        ...ways.map((way) => `lesson-way-${way.name}`),
        ...otherwise.map(([, id]) => id),
      ])
    const others = [
      ...Object.values(script.curtains ?? {}),
      ...Object.values(script.lines ?? {}).flatMap((lines) => lines.map(([, id]) => id)),
    ]
    expect([...wanted, ...others].filter((id) => !words.has(id))).toEqual([])
    const own = new Phrases(language, [read(`${folder}/${language}.ftl`)]).ids('lesson-')
    const said = new Set([...wanted, ...others])
    expect(own.filter((id) => !said.has(id) && !said.has(id.replace(/-why$/, '')))).toEqual([])
  })
})
