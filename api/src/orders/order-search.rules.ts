import { fold } from '@guichet/contract/fold.ts'
import { clientSearchText, type PersonTexts } from '../clients/public.ts'

type Texts = PersonTexts & {
  reference: string
  paymentReferences: readonly (string | null)[]
}
/**
 * The texts by which an order is found, folded; the bar keeps one from running into the next. Its
 * buyer is found by it as in the list of clients.
 */
export const orderSearchText = ({ reference, paymentReferences, ...buyer }: Texts): string =>
  [reference, ...paymentReferences]
    .filter((word): word is string => Boolean(word))
    .map(fold)
    .concat(clientSearchText(buyer) || [])
    .join('|')
