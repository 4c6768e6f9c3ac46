import { codeKey } from '@guichet/contract/products/product-codes.ts'

/** Codes of a catalogue, and the letters before the digits of codes without a separator. */
export type Codes = { known: ReadonlySet<string>; heads: ReadonlySet<string> }
export function codesIn(texts: readonly string[]): Codes {
  const known = new Set(texts.map(codeKey))
  const heads = new Set([...known].flatMap((key) => /^([a-z]+)\d/.exec(key)?.[1] ?? []))
  return { known, heads }
}

// No word of a sentence begins with this mark, so only codes match codes.
const mark = '#'
/** A code as a word of a name and of a sentence. */
export const codeWord = (text: string): string => mark + codeKey(text)
export const isCodeWord = (plain: string): boolean => plain.startsWith(mark)

/** Part of a text between spaces: a code, or text to read as words and numbers. */
export type CodePart = { text: string; isCode: boolean }
const codePart = (text: string): CodePart => ({ text, isCode: true })
const wordPart = (text: string): CodePart => ({ text, isCode: false })

/**
 * Splits off the codes of a text, with the quantities attached to them: "3xMIT-01". Text that looks
 * like a code is an unknown code: part of a code adds nothing.
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

/** "MIT-99", "MIT-" of MIT-01, "TUQ99" next to TUQ01: no name is written in this way. */
function isLike(text: string, { known, heads }: Codes): boolean {
  const key = codeKey(text)
  if (!/^[a-z]/.test(key) || /^[a-z]+$/.test(key)) return false
  if (/^[a-z][a-z\d]*[-_][\w./-]*\d/.test(key)) return true
  if (heads.has(/^([a-z]+)\d\d+$/.exec(key)?.[1] ?? '')) return true
  return [...known].some((code) => code.startsWith(key))
}
