import { fold } from '@guichet/contract/fold.ts'

/** Counting and sorting stop at this number of matches, which screens show as "10 000+". */
export const matchCap = 10_000

/** Number of matches of a search; `isPartial` means that not all candidates were read. */
export const cappedCount = (found: number, isPartial = false) => ({
  total: Math.min(found, matchCap),
  totalIsCapped: found > matchCap || isPartial,
})

/**
 * Normalizes a term like the search entries; a phone number loses its separators and the country
 * code of North America, which is optional.
 */
export function foldedTerm(given: string): string {
  const folded = fold(given)
  if (!/^[\d+().]{7,}$/.test(folded)) return folded
  const digits = folded.replace(/\D/g, '')
  return (digits.length === 11 ? digits.replace(/^1/, '') : digits) || folded
}

export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, '\\$&')

/** LIKE pattern for part of a text. */
export const partPattern = (term: string): string => `%${escapeLike(term)}%`

/** The word index has groups of three characters, so it has nothing for shorter patterns. */
export const isShorterThanIndexed = (pattern: string): boolean =>
  [...pattern.replace(/\\(?=[\\%_])/g, '')].length - 2 < 3

/** Whether a pattern is digits of a number: few entries match, even for a short pattern. */
export const isOfDigits = (pattern: string): boolean => /^%\d{4,}%$/.test(pattern)

/**
 * Separates the names of holders from the other words of an order: the list of tickets finds the
 * tickets of a holder by their own entries, not by those of the whole order.
 */
export const holdersMark = '|#|'
