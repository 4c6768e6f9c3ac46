import { fold } from '@guichet/contract/fold.ts'

type Texts = {
  reference: string
  paymentReferences: readonly (string | null)[]
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  postalCode?: string | null | undefined
}
/**
 * The texts by which an order is found, folded; the bar keeps one from running into the next. A
 * phone is found with and without its separators.
 */
export const orderSearchText = ({
  reference,
  paymentReferences,
  firstName,
  lastName,
  email,
  phone,
  postalCode,
}: Texts): string =>
  [
    reference,
    ...paymentReferences,
    `${firstName ?? ''}${lastName ?? ''}`,
    lastName && firstName && `${lastName}${firstName}`,
    email,
    phone,
    phone?.replace(/\D/g, ''),
    postalCode,
  ]
    .filter((word): word is string => Boolean(word))
    .map(fold)
    .join('|')
