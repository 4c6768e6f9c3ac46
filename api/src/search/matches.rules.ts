import { fold } from '@guichet/contract/fold.ts'
import type { MatchedField } from '@guichet/contract/search/find-everything.ts'

type Text = string | null | undefined
/** Texts of a record by field, most specific first. */
export type Texts = Partial<Record<MatchedField, Text | readonly Text[]>>
type Match = { isExact: boolean; matched: MatchedField | null }

/** Fields that identify one record. */
const naming = new Set<MatchedField>(['reference', 'payment', 'email', 'phone', 'code'])
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/**
 * Normalizes a term: a phone number, or part of one, becomes its digits; other terms are unchanged,
 * as a reference may have a hyphen.
 */
export function wordsOf(term: string): string {
  const typed = term.trim()
  const isPhone = /[().+/]/.test(typed) && /^[\d\s().+/-]+$/.test(typed)
  return (isPhone && digitsOf(typed)) || typed
}

/** Digits that may be the last ones of a reference or of a phone number. */
export const isLastDigits = (words: string): boolean => /^\d{3,9}$/.test(words)

/** Whether words may have a typing error; numbers must match exactly. */
export const mayBeMistyped = (words: string): boolean =>
  [...fold(words)].length >= 4 && /\p{L}/u.test(words)

/** Field by which a record was found, and whether the words equal its whole text. */
export function matchOf(words: string, texts: Texts): Match {
  const term = fold(words)
  const digits = digitsOf(words)
  const found = Object.entries(texts).flatMap(([name, given]) => {
    const field = name as MatchedField
    return [given].flat().flatMap((text) => {
      const isPhone = field === 'phone' && digits.length >= 3
      const [part, whole] = isPhone ? [digits, digitsOf(text ?? '')] : [term, fold(text ?? '')]
      if (!part || !whole.includes(part)) return []
      return [{ matched: field, isExact: whole === part && naming.has(field) }]
    })
  })
  return found.find(({ isExact }) => isExact) ?? found[0] ?? { isExact: false, matched: null }
}

/** A name in both orders. */
export const namesOf = (first: Text, last: Text): string[] =>
  first && last ? [`${first} ${last}`, `${last} ${first}`] : [first || last || '']
