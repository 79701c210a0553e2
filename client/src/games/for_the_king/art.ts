// The drawings of this table that stand by themselves, by name; frames, backs and grounds are in the styles of what they frame.
import './offices.css'

const files = import.meta.glob(['./art/{badge,emblem,gold}-*.svg', './art/{crown,crown-silver}.svg'], { eager: true, import: 'default' }) as Record<string, string>
const portraits = import.meta.glob('./art/portrait-*.svg', { eager: true, import: 'default', query: '?inline' }) as Record<string, string> // drawn from the same parts, they are a third smaller together

export const drawings: Record<string, string> = Object.fromEntries(Object.entries({ ...files, ...portraits }).map(([path, url]) => [path.slice('./art/'.length, -'.svg'.length), url]))
