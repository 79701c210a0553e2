// The inks that every character is printed in; the table's own colours are in tokens.css.
export const INK = '#121212'
export const BONE = '#efe7d6'
export const PALE = '#fbf6ea' // skin on kraft, where bone would be lost
export const RED = '#b3202a'
export const KRAFT = '#ccb98f'
export const SOOT = '#2a2523'
