declare module '*.ftl' {
  const text: string
  export default text
}

// What the tests use of Node.
declare module 'node:fs' {
  export function existsSync(path: string): boolean
  export function readdirSync(path: string): string[]
  export function readFileSync(path: string, encoding: 'utf8'): string
}
