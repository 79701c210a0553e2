// The drawings of this table that stand by themselves, by name; frames, backs and grounds are in the styles of what they frame.

const files = import.meta.glob(['./art/{courtier,favor,crown}-*.svg', './art/{excuse,valet,cardinal,lily}.svg'], { eager: true, import: 'default' }) as Record<string, string>

export const drawings: Record<string, string> = Object.fromEntries(Object.entries(files).map(([path, url]) => [path.slice('./art/'.length, -'.svg'.length), url]))
export const lily = drawings['lily']!
