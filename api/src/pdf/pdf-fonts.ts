import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { cacheLayouts } from './cache-layouts.ts'
import { drawable } from './pdf-text.rules.ts'

const regular = import.meta
  .resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const bold = import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')

/**
 * Latin, Greek and Cyrillic characters, with all accents. A PDF embeds only the glyphs that it
 * shows.
 */
export const pdfFont = 'Noto Sans'
const weights = { 400: regular, 700: bold }
const fonts = Object.entries(weights).map(([weight, url]) => ({
  src: fileURLToPath(url),
  fontWeight: Number(weight),
}))
Font.register({ family: pdfFont, fonts })

// A font stores for each glyph the character that it was first requested for, in all PDF files of a
// process. A glyph that is first used as part of another one (the E of an È, the point of a …)
// would have no character: it could not be selected, searched or read aloud in any later PDF. So
// each one is requested by its own character once, before the first PDF.
for (const { fontWeight } of fonts) {
  const descriptor = { fontFamily: pdfFont, fontWeight }
  await Font.load(descriptor)
  const font = Font.getFont(descriptor)?.data
  for (const code of font?.characterSet ?? []) {
    const letter = String.fromCodePoint(code)
    if (drawable(letter) === letter) font?.glyphForCodePoint(code)
  }
  if (font) cacheLayouts(font)
}

// Only a word that would exceed the page is hyphenated.
const longestWord = 28
Font.registerHyphenationCallback((word) =>
  word.length <= longestWord ? [word] : (word.match(/.{1,14}/gsu) ?? [word]),
)
