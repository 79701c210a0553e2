// The drawings of this table that stand by themselves, by name; frames, backs and grounds are in the styles of what
// they frame.
import { drawingsOf } from '../../lib/ui/drawings'
import './tokens.css'

export const drawings = drawingsOf(
  import.meta.glob<string>(['./art/{courtier,favor,crown}-*.svg', './art/{excuse,valet,cardinal,lily}.svg'], {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)
export const lily = drawings['lily']!
