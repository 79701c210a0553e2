// The drawings of this table that stand by themselves, by name; frames, backs and grounds are in the styles of what
// they frame.
import './tokens.css'

const files = import.meta.glob<string>(
  ['./art/{courtier,favor,crown}-*.svg', './art/{excuse,valet,cardinal,lily}.svg'],
  {
    eager: true,
    import: 'default',
  },
)

export const drawings: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice('./art/'.length, -'.svg'.length), url]),
)
export const lily = drawings['lily']!
