/* One of the four hues of the charts for each item, the same on every screen and day. */
const hues = {
  light: ['#3259bd', '#8a4a00', '#0b5c4a', '#a3305a'],
  dark: ['#8ca5ea', '#e0a04a', '#8fd9c2', '#dd8fae'],
} as const

/**
 * The colour of an item, dark enough for white text in a light scheme, light enough for dark text
 * in a dark one.
 */
export const colourOf = (id: string, scheme: 'light' | 'dark'): string =>
  hues[scheme][[...id].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % 4]!
