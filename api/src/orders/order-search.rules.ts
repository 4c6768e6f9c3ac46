import { fold } from '@guichet/contract/fold.ts'
import { clientSearchText, type PersonTexts } from '../clients/public.ts'
import { holdersMark } from '../platform/db/search-term.ts'

type Name = { firstName?: string | null | undefined; lastName?: string | null | undefined }
type Texts = PersonTexts & {
  reference: string
  paymentReferences: readonly (string | null)[]
  /** People of its party, and holders of its tickets. */
  holders?: readonly Name[]
}

/** Number of different holders whose names are indexed. */
const mostHolders = 100

/**
 * Search text of an order, folded; `|` separates the parts. The buyer is searched as in the list of
 * clients. The names of holders come last, so that references of later payments are put before it.
 */
export const orderSearchText = ({
  reference,
  paymentReferences,
  holders = [],
  ...buyer
}: Texts): string => {
  const words = [reference, ...paymentReferences]
    .filter((word): word is string => Boolean(word))
    .map(fold)
    .concat(clientSearchText(buyer) || [])
    .join('|')
  const names = [
    ...new Set(holders.map(({ firstName, lastName }) => clientSearchText({ firstName, lastName }))),
  ].filter(Boolean)
  return names.length > 0 ? words + holdersMark + names.slice(0, mostHolders).join('|') : words
}
