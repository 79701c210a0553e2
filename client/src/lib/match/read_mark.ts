// How far a person has read the talk of a table. The device stores it, so that what was read stays read.

export function readMark(table: string, person: number): number {
  try {
    return Number(localStorage.getItem(nameOf(table, person)) ?? 0)
  } catch {
    return 0 // a private window may refuse
  }
}

export function storeReadMark(table: string, person: number, line: number): void {
  try {
    localStorage.setItem(nameOf(table, person), `${line}`)
  } catch {
    // it lasts until the page is closed
  }
}

const nameOf = (table: string, person: number) => `read ${table} ${person}`
