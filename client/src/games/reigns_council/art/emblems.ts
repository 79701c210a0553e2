// The emblems of the four pillars, and the signs of the tracks: they are everywhere, so they come with the table.
import { cutOut, SIGN } from './cut'

const SIGNS: Record<string, readonly string[]> = {
  church: [
    'ink M24 1C33 8 39 17 39 27L37 38H11L9 27C9 17 15 8 24 1Z',
    'ink M12 41H36V46H12Z',
    'cut3.4 M24 10V33M16 20H32',
  ],
  army: [
    'ink M8 14C11 6 17 3 24 3S37 6 40 14V33C37 40 31 44 24 47C17 44 11 40 8 33Z',
    'cut3.4 M11 21H37M24 6V42',
    'cut3 M16 29v.1M16 35v.1M32 29v.1M32 35v.1',
  ],
  people: [
    'ink M10 15C15 15 17 20 16 25L12 45H1C1 35 2 30 5 27C4 21 5 15 10 15ZM38 15C33 15 31 20 32 25L36 45H47C47 35 46 30 43 27C44 21 43 15 38 15Z',
    'ink M24 4C32 4 34 13 33 21C39 25 41 32 41 46H7C7 32 9 25 15 21C14 13 16 4 24 4Z',
    'cut3 M24 4C32 4 34 13 33 21C39 25 41 32 41 46H7C7 32 9 25 15 21C14 13 16 4 24 4Z',
    'cut M24 12C29 12 29 19 28 23C27 27 21 27 20 23C19 19 19 12 24 12Z',
  ],
  wealth: [
    'ink M14 2H34L30 11C40 17 44 25 44 33C44 42 36 46 24 46S4 42 4 33C4 25 8 17 18 11Z',
    'cut3.4 M16 13H32',
    'cut3 M16 30a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
    'cut3.4 M24 27v6',
  ],
  skull: [
    'ink M24 3c13 0 20 8 20 19 0 7-3 11-8 13v9H12v-9c-5-2-8-6-8-13C4 11 11 3 24 3z',
    'cut M15 18c5-1 7 2 6 7-4 4-10 2-11-2 0-3 2-5 5-5zM33 18c-5-1-7 2-6 7 4 4 10 2 11-2 0-3-2-5-5-5zM24 27l3 6h-6z',
    'cut3.4 M19 38v5M24 38v5M29 38v5',
  ],
  up: ['ink M24 6l20 32H4z'],
  down: ['ink M24 42L4 10h40z'],
  crown: ['ink M5 39L3 13L14 23L24 7L34 23L45 13L43 39Z', 'cut3 M8 32H40'],
}

/** Every emblem and sign, as it is pasted into a sheet of 48 by 48. */
export const emblems: Record<string, string> = Object.fromEntries(
  Object.entries(SIGNS).map(([name, cuts]) => [name, cutOut(cuts, SIGN)]),
)
