import type { FirstOfParty } from '@guichet/contract/orders/sale/party.ts'

/** Names a party by its first person: “Jean Roy + 3”. */
export const partyNameOf = ({ name, others }: FirstOfParty): string =>
  others > 0 ? `${name} + ${others}` : name

type OrderNames = {
  firstName: string | null
  lastName: string | null
  email: string | null
  party?: FirstOfParty | undefined
}
/** The buyer, or the people who came, or the email; null for an anonymous sale. */
export const orderNameOf = ({ firstName, lastName, email, party }: OrderNames): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || (party ? partyNameOf(party) : email)
