/* Four hues of the charts; an item has the same one everywhere. */
const hues = {
  light: ['#3259bd', '#8a4a00', '#0b5c4a', '#a3305a'],
  dark: ['#8ca5ea', '#e0a04a', '#8fd9c2', '#dd8fae'],
} as const

/**
 * Colour of an item: dark enough for white text in the light scheme, light enough for dark text in
 * the dark one.
 */
export const colourOf = (id: string, scheme: 'light' | 'dark'): string =>
  hues[scheme][[...id].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % 4]!
