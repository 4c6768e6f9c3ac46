import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'

const regular = import.meta
  .resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const bold = import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')

/** Latin, Greek and Cyrillic letters, with all accents. A paper embeds only the letters it shows. */
export const paperFont = 'Noto Sans'
Font.register({
  family: paperFont,
  fonts: [
    { src: fileURLToPath(regular), fontWeight: 400 },
    { src: fileURLToPath(bold), fontWeight: 700 },
  ],
})

// No word is divided but one that would leave the paper.
const longestWord = 28
Font.registerHyphenationCallback((word) =>
  word.length <= longestWord ? [word] : (word.match(/.{1,14}/gsu) ?? [word]),
)
