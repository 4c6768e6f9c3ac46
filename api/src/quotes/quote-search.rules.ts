import { fold } from '@guichet/contract/fold.ts'
import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import { clientSearchText, type PersonTexts } from '../clients/public.ts'
import { foldedTerm } from '../platform/db/search-term.ts'

type Texts = PersonTexts & { number: number; title: string }
/** Search text of a quote, folded; the client as in the list of clients. */
export const quoteSearchText = ({ number, title, ...client }: Texts): string =>
  [quoteNumber(number), title]
    .map(fold)
    .concat(clientSearchText(client) || [])
    .join('|')

/**
 * Words of a search term, all of which must match, in any order. A number matches without its
 * zeros, a phone without its separators.
 */
export function quoteWords(term: string): string[] {
  const whole = foldedTerm(term)
  if (/^\d+$/.test(whole)) return [whole]
  const short = /^s0*([1-9]\d{0,8})$/.exec(whole)
  if (short) return [fold(quoteNumber(Number(short[1])))]
  return term.split(/\s+/).map(fold).filter(Boolean)
}
