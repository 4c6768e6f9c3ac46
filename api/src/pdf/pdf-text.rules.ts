// Characters of the PDF font; a test checks each of them.
const drawn = [
  '\\n\\u0020-\\u007e\\u00a0-\\u017f\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u01cd-\\u01dc\\u0218-\\u021b',
  '\\u0300-\\u0304\\u0306-\\u030c\\u0327\\u0328\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce',
  '\\u0400-\\u045f\\u0490\\u0491\\u1e80-\\u1e85\\u1ea0-\\u1ef9\\u2010-\\u2015\\u2018-\\u201e',
  '\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122\\u2212',
].join('')
const undrawn = new RegExp(`[^${drawn}]`, 'gu')
const pictograms = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu
const kept = /[\u00a9\u00ae\u2122]/u

/**
 * A text as a PDF shows it: characters missing in the font become question marks, never a box or
 * another glyph; pictograms and control characters are removed.
 */
export const drawable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll('\t', ' ')
    .replaceAll('→', '–')
    .replaceAll(pictograms, (found) => (kept.test(found) ? found : ''))
    .replaceAll(/[^\P{C}\n\ufffd]/gu, '')
    .replaceAll(undrawn, '?')
