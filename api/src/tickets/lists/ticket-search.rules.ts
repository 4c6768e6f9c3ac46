import { fold } from '@guichet/contract/fold.ts'

type Texts = {
  reference: string
  /** Of the card that a pass had in another system. */
  formerNumber: string | null
  owners: readonly { firstName: string; lastName: string }[]
}

/**
 * The texts by which a ticket is found beside those of its order: its numbers, and its holders'
 * names in both orders, folded; the bar keeps one from running into the next.
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
