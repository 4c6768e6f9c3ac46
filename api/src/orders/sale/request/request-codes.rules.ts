import { codeKey } from '@guichet/contract/products/product-codes.ts'

/** The codes of a catalogue, and the letters before the digits of those without a mark between. */
export type Codes = { known: ReadonlySet<string>; heads: ReadonlySet<string> }
export function codesIn(texts: readonly string[]): Codes {
  const known = new Set(texts.map(codeKey))
  const heads = new Set([...known].flatMap((key) => /^([a-z]+)\d/.exec(key)?.[1] ?? []))
  return { known, heads }
}

// No word of a sentence begins with this mark, so that nothing is taken for a code but a code.
const mark = '#'
/** A code as a word of a name and of a sentence. */
export const codeWord = (text: string): string => mark + codeKey(text)
export const isCodeWord = (plain: string): boolean => plain.startsWith(mark)

/** A part of what stands between two spaces: a code, or what is read as words and numbers. */
export type CodePart = { text: string; isCode: boolean }
const codePart = (text: string): CodePart => ({ text, isCode: true })
const wordPart = (text: string): CodePart => ({ text, isCode: false })

/**
 * The codes in a piece of a sentence, with the quantities that are written against them:
 * "3xMIT-01". What only looks like a code is one that nobody knows: half of one adds nothing.
 */
export function codePartsOf(piece: string, codes: Codes): CodePart[] {
  if (codes.known.size === 0) return [wordPart(piece)]
  const isKnown = (text: string) => codes.known.has(codeKey(text))
  if (isKnown(piece)) return [codePart(piece)]
  return piece
    .split(/([,;+&|])/)
    .filter((text) => text !== '')
    .flatMap((text) => partsOf(text, isKnown) ?? [{ text, isCode: isLike(text, codes) }])
}

function partsOf(text: string, isKnown: (text: string) => boolean): CodePart[] | null {
  if (isKnown(text)) return [codePart(text)]
  for (const before of [/^(\d{1,4})(\p{L}.*)$/u, /^(\d{1,4})[x×](.+)$/i]) {
    const [, count, code] = before.exec(text) ?? []
    if (code && isKnown(code)) return [wordPart(count!), codePart(code)]
  }
  const [, code, count] = /^(.+)[x×](\d{1,4})$/i.exec(text) ?? []
  return code && isKnown(code) ? [codePart(code), wordPart(`x${count!}`)] : null
}

/** "MIT-99", "MIT-" of MIT-01, "TUQ99" beside TUQ01: no name is written so. */
function isLike(text: string, { known, heads }: Codes): boolean {
  const key = codeKey(text)
  if (!/^[a-z]/.test(key) || /^[a-z]+$/.test(key)) return false
  if (/^[a-z][a-z\d]*[-_][\w./-]*\d/.test(key)) return true
  if (heads.has(/^([a-z]+)\d\d+$/.exec(key)?.[1] ?? '')) return true
  return [...known].some((code) => code.startsWith(key))
}
