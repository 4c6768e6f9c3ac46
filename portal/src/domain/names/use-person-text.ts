import type { StoredMember } from '@guichet/contract/orders/sale/party.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { personTextMessages } from './person-text.messages.ts'

/** Name of a member of a party, and their age, height and boot size, for screens and prints. */
export function usePersonText() {
  const messages = useMessages(personTextMessages)
  return {
    nameOf: ({ firstName, lastName }: StoredMember): string =>
      [firstName, lastName].filter(Boolean).join(' ') || messages.unnamed,
    factsOf: ({ age, height, boot }: StoredMember): string =>
      [
        age !== null && messages.years(age),
        height !== null && messages.height(height),
        boot && messages.boot(boot),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
