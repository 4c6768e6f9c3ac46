import { Checkbox } from '@mantine/core'
import { useMessages } from '../../../kit/text/messages.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'
import { fullNameOf } from './party-client.rules.ts'
import { partyMessages } from './party.messages.ts'

type Props = { adult: Person; isClient: boolean; onChange: (isClient: boolean) => void }

/** Offers the first adult as the client of the sale: the order then has their name. */
export function PartyClient({ adult, isClient, onChange }: Props) {
  const messages = useMessages(partyMessages)
  return (
    <Checkbox
      label={messages.isClient(fullNameOf(adult))}
      checked={isClient}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
