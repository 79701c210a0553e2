// The colour that each seat wears: a page says it once, and every marker on it knows.
import { getContext, setContext } from 'svelte'

type Worn = () => readonly number[]
const KEY = Symbol('colours')

export const COLOURS = [0, 1, 2, 3, 4, 5]

export const dress = (worn: Worn): void => void setContext(KEY, worn)

/** The colours by seat; without any, each seat has its own. */
export const worn = (): Worn => getContext<Worn | undefined>(KEY) ?? (() => COLOURS)
