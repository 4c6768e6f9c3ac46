import { fold } from '@guichet/contract/fold.ts'

type Texts = {
  reference: string
  /** Number of the card of a pass in another system. */
  formerNumber: string | null
  owners: readonly { firstName: string; lastName: string }[]
}

/**
 * Search text of a ticket, in addition to that of its order: its numbers, and the names of its
 * holders in both orders, folded; `|` separates the parts.
 */
export const ticketSearchText = ({ reference, formerNumber, owners }: Texts): string =>
  [
    reference,
    formerNumber,
    ...owners.flatMap(({ firstName, lastName }) => [
      `${firstName}${lastName}`,
      firstName && lastName && `${lastName}${firstName}`,
    ]),
  ]
    .filter((word): word is string => Boolean(word))
    .map(fold)
    .join('|')
