// The drawings of the end, by name.
const files = import.meta.glob<string>(['../art/{favor,crown}-*.svg', '../art/{cardinal,lily}.svg'], {
  eager: true,
  import: 'default',
  query: '?url',
})

export const drawings: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice('../art/'.length, -'.svg'.length), url]),
)
