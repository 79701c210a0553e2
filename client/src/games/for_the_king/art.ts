// The drawings of this table that stand by themselves, by name; frames, backs and grounds are in the styles of what
// they frame.
import './table.css'
import './tokens.css'

const files = import.meta.glob<string>(['./art/{badge,emblem,gold}-*.svg', './art/{crown,crown-silver}.svg'], {
  eager: true,
  import: 'default',
})
const portraits = import.meta.glob<string>('./art/portrait-*.svg', {
  eager: true,
  import: 'default',
  query: '?inline',
}) // drawn from the same parts, they are a third smaller together

export const drawings: Record<string, string> = Object.fromEntries(
  Object.entries({ ...files, ...portraits }).map(([path, url]) => [path.slice('./art/'.length, -'.svg'.length), url]),
)
