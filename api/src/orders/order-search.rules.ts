import { fold } from '@guichet/contract/fold.ts'
import { clientSearchText, type PersonTexts } from '../clients/public.ts'

type Texts = PersonTexts & {
  reference: string
  paymentReferences: readonly (string | null)[]
}
/**
 * Search text of an order, folded; `|` separates the parts. The buyer is searched as in the list of
 * clients.
 */
export const orderSearchText = ({ reference, paymentReferences, ...buyer }: Texts): string =>
  [reference, ...paymentReferences]
    .filter((word): word is string => Boolean(word))
    .map(fold)
    .concat(clientSearchText(buyer) || [])
    .join('|')
