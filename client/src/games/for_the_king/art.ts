// The drawings of this table that stand by themselves, by name; frames, backs and grounds are in the styles of what
// they frame.
import { drawingsOf } from '../../lib/ui/drawings'
import './table.css'
import './tokens.css'

export const drawings = drawingsOf(
  import.meta.glob<string>(['./art/{badge,emblem,gold,portrait}-*.svg', './art/{crown,crown-silver}.svg'], {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)
