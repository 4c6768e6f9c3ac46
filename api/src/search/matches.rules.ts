import { fold } from '@guichet/contract/fold.ts'
import type { MatchedField } from '@guichet/contract/search/find-everything.ts'

type Text = string | null | undefined
/** The texts of a record by what they are, the most telling first. */
export type Texts = Partial<Record<MatchedField, Text | readonly Text[]>>
type Match = { isExact: boolean; matched: MatchedField | null }

/** What names one thing, as against being a part of many. */
const naming = new Set<MatchedField>(['reference', 'payment', 'email', 'phone', 'code'])
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/**
 * What is searched for: what is written as a phone number, or as a part of one, is its digits;
 * anything else stays as it was typed, since a reference may have a hyphen.
 */
export function wordsOf(term: string): string {
  const typed = term.trim()
  const isPhone = /[().+/]/.test(typed) && /^[\d\s().+/-]+$/.test(typed)
  return (isPhone && digitsOf(typed)) || typed
}

/** Digits that may be the last ones of a reference or of a phone number. */
export const isLastDigits = (words: string): boolean => /^\d{3,9}$/.test(words)

/** Words in which a typing error may be: numbers are right or wrong. */
export const mayBeMistyped = (words: string): boolean =>
  [...fold(words)].length >= 4 && /\p{L}/u.test(words)

/** By which of its texts something was found, and whether the words are the whole of it. */
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

/** A name as people say it, and as lists have it. */
export const namesOf = (first: Text, last: Text): string[] =>
  first && last ? [`${first} ${last}`, `${last} ${first}`] : [first || last || '']
