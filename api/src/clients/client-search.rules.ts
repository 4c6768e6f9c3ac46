import { fold } from '@guichet/contract/fold.ts'

type Text = string | null | undefined
export type PersonTexts = {
  firstName?: Text
  lastName?: Text
  email?: Text
  phone?: Text
  postalCode?: Text
}
/**
 * Search text of a client, folded; `|` separates the parts. A phone is found with and without its
 * separators.
 */
export const clientSearchText = ({
  firstName,
  lastName,
  email,
  phone,
  postalCode,
}: PersonTexts): string =>
  [
    `${firstName ?? ''}${lastName ?? ''}`,
    firstName && lastName && `${lastName}${firstName}`,
    email,
    phone,
    phone?.replace(/\D/g, ''),
    postalCode,
  ]
    .filter((word): word is string => Boolean(word))
    .map(fold)
    .join('|')
