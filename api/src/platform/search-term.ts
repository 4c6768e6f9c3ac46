import { fold } from '@guichet/contract/fold.ts'

/** Beyond this many matches counting and re-sorting stop: shown on the screen as "10 000+". */
export const matchCap = 10_000

/** How many a search found; `isPartial` says that not all that may fit was looked through. */
export const cappedCount = (found: number, isPartial = false) => ({
  total: Math.min(found, matchCap),
  totalIsCapped: found > matchCap || isPartial,
})

/**
 * The term as the search entries hold it; what reads like a phone number loses its separators and
 * the country code of North America, which people write or leave out.
 */
export function foldedTerm(given: string): string {
  const folded = fold(given)
  if (!/^[\d+().]{7,}$/.test(folded)) return folded
  const digits = folded.replace(/\D/g, '')
  return (digits.length === 11 ? digits.replace(/^1/, '') : digits) || folded
}

export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, '\\$&')

/** What a term is a part of, as LIKE writes it. */
export const partPattern = (term: string): string => `%${escapeLike(term)}%`

/** The index of words consists of groups of three characters: it has nothing for fewer. */
export const isShorterThanIndexed = (pattern: string): boolean =>
  [...pattern.replace(/\\(?=[\\%_])/g, '')].length - 2 < 3

/** A number of which some digits are known: few have it, however short the pattern looks. */
export const isOfDigits = (pattern: string): boolean => /^%\d{4,}%$/.test(pattern)
