import { fold } from '@guichet/contract/fold.ts'

type Texts = {
  reference: string
  owners: readonly { firstName: string; lastName: string }[]
}

/**
 * The texts by which a ticket is found beside those of its order: its number, and its holders'
 * names in both orders, folded; the bar keeps one from running into the next.
 */
export const ticketSearchText = ({ reference, owners }: Texts): string =>
  [
    reference,
    ...owners.flatMap(({ firstName, lastName }) => [
      `${firstName}${lastName}`,
      firstName && lastName && `${lastName}${firstName}`,
    ]),
  ]
    .filter(Boolean)
    .map(fold)
    .join('|')
