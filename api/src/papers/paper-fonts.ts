import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { keepLayouts } from './keep-layouts.ts'
import { drawable } from './paper-text.rules.ts'

const regular = import.meta
  .resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const bold = import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')

/** Latin, Greek and Cyrillic letters, with all accents. A paper embeds only the letters it shows. */
export const paperFont = 'Noto Sans'
const weights = { 400: regular, 700: bold }
const fonts = Object.entries(weights).map(([weight, url]) => ({
  src: fileURLToPath(url),
  fontWeight: Number(weight),
}))
Font.register({ family: paperFont, fonts })

// A font remembers each shape with the letter that it was first asked for, in all papers of a
// process. A shape that is first met as a part of another one (the E of an È, the point of a …)
// would have no letter: it could not be selected, searched or read aloud in any later paper. So
// each is asked for by its own letter once, before the first paper.
for (const { fontWeight } of fonts) {
  const descriptor = { fontFamily: paperFont, fontWeight }
  await Font.load(descriptor)
  const font = Font.getFont(descriptor)?.data
  for (const code of font?.characterSet ?? []) {
    const letter = String.fromCodePoint(code)
    if (drawable(letter) === letter) font?.glyphForCodePoint(code)
  }
  if (font) keepLayouts(font)
}

// No word is divided but one that would leave the paper.
const longestWord = 28
Font.registerHyphenationCallback((word) =>
  word.length <= longestWord ? [word] : (word.match(/.{1,14}/gsu) ?? [word]),
)
