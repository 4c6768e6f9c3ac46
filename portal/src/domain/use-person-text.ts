import type { KeptMember } from '@guichet/contract/orders/sale/party.ts'
import { useMessages } from '../kit/text/messages.ts'
import { personTextMessages } from './person-text.messages.ts'

/** Somebody of a party as screens and papers name them: who they are, and what fits them. */
export function usePersonText() {
  const messages = useMessages(personTextMessages)
  return {
    nameOf: ({ firstName, lastName }: KeptMember): string =>
      [firstName, lastName].filter(Boolean).join(' ') || messages.unnamed,
    factsOf: ({ age, height, boot }: KeptMember): string =>
      [
        age !== null && messages.years(age),
        height !== null && messages.height(height),
        boot && messages.boot(boot),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
