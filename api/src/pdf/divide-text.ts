import { Font } from '@react-pdf/renderer'
import { pdfFont } from './pdf-fonts.ts'
import { drawable } from './pdf-text.rules.ts'

/** At most `most` lines; longer text ends with an ellipsis. */
export type TextBox = { width: number; size: number; isStrong?: boolean; most: number }

const known = { regular: new Map<string, number>(), strong: new Map<string, number>() }
const keptWords = 20_000

/** Width of a word, for a size of 1. */
function widthOf(word: string, isStrong: boolean): number {
  const widths = known[isStrong ? 'strong' : 'regular']
  const found = widths.get(word)
  if (found !== undefined) return found
  const font = Font.getFont({ fontFamily: pdfFont, fontWeight: isStrong ? 700 : 400 })?.data
  const width = font ? font.layout(word).advanceWidth / font.unitsPerEm : 0
  if (widths.size >= keptWords) widths.clear()
  widths.set(word, width)
  return width
}

/**
 * Divides a text into lines that fit their box, so that the caller knows their height, and where a
 * page ends. The library would lay out all lines again for each page.
 */
export function divideText(
  content: string,
  { width, size, isStrong = false, most }: TextBox,
): string[] {
  const fits = (words: string) => widthOf(words, isStrong) * size <= width
  const lines: string[] = []
  let line = ''
  for (const word of drawable(content).split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (!fits(line) && lines.length < most) {
      const part = longestPart(line, fits)
      lines.push(part)
      line = line.slice(part.length)
    }
    if (lines.length >= most) break
  }
  if (line && lines.length < most) return [...lines, line]
  return line ? [...lines.slice(0, most - 1), ellipsis(lines[most - 1]!, fits)] : lines
}

function longestPart(word: string, fits: (part: string) => boolean): string {
  const letters = [...word]
  let count = letters.length - 1
  while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1
  return letters.slice(0, count).join('')
}

function ellipsis(line: string, fits: (part: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
}
