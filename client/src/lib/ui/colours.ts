// The colours of seats. A page sets them once, and all its markers read them.
import { getContext, setContext } from 'svelte'

type Worn = () => readonly number[]
const KEY = Symbol('colours')

export const COLOURS = [0, 1, 2, 3, 4, 5]

export const applyColours = (worn: Worn): void => void setContext(KEY, worn)

/** The colours by seat. Without any, each seat has its default colour. */
export const worn = (): Worn => getContext<Worn | undefined>(KEY) ?? (() => COLOURS)
