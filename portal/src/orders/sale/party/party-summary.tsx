import { Text } from '@mantine/core'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { noDetails } from '../buyer/details.rules.ts'
import { usePreview } from '../counter/sell.queries.ts'
import { withParty, type Seat } from './party-cart.rules.ts'
import { partyMessages } from './party.messages.ts'
import styles from './party.module.css'

const ofPartyOnly = {
  holdPublicId: null,
  rebateCodes: [],
  postalCode: '',
  discount: null,
  isAsked: true,
} as const

/** Number of pieces of the people who are complete, with the price of the server's invoice. */
export function PartySummary({ seats, problem }: { seats: readonly Seat[]; problem: string }) {
  const messages = useMessages(partyMessages)
  const money = useMoney()
  const { cart } = withParty({ cart: [], details: noDetails }, seats)
  const { data: invoice, isPlaceholderData: isOld } = usePreview(cart, ofPartyOnly)
  const tickets = seats.filter(({ line }) => line.kind !== 'equipment_rental').length
  return (
    <div className={styles.summary} aria-live="polite">
      {problem && (
        <Text size="sm" c="red">
          {problem}
        </Text>
      )}
      {seats.length > 0 && (
        <>
          <Text size="sm">{messages.summary(tickets, seats.length - tickets)}</Text>
          {invoice && (
            <Text fw={700} {...(isOld && { c: 'dimmed' })}>
              {money(invoice.finalCost)}
            </Text>
          )}
        </>
      )}
    </div>
  )
}
