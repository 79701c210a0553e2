// The drawings of the cast and its icons, fetched once the table is there: until then a card has its words alone.
type Cast = typeof import('./art/cast')

let cast = $state.raw<Cast | null>(null)
let asked = false

/** The cast, as soon as it is here. */
export function castHere(): Cast | null {
  if (!asked && typeof document !== 'undefined') {
    asked = true
    void import('./art/cast').then((found) => (cast = found))
  }
  return cast
}
