import { Stack, Text } from '@mantine/core'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { AwaitedLink } from './actions/awaited-link.tsx'
import { AwaitedTerminal } from './actions/awaited-terminal.tsx'
import { awaitedMessages } from './awaited-payment.messages.ts'
import { isAwaitedPayment } from './awaited.rules.ts'
import type { Order } from './orders.queries.ts'

/** The awaited payment: by link or terminal, its deadline, and the actions of the clerk. */
export function AwaitedPayment({ order }: { order: Order }) {
  const messages = useMessages(awaitedMessages)
  const dates = useDates()
  const { link, terminal, isBalance = false } = order.payments.find(isAwaitedPayment) ?? {}
  const until = (link ?? terminal)?.heldUntilDateTimeUtc
  const reference = order.orderReferenceNumber
  return (
    <Stack gap="xs" align="center" my="sm">
      {until && (
        <Text size="sm" fw={550}>
          {(isBalance ? messages.openUntil : messages.keptUntil)(dates.moment(until))}
        </Text>
      )}
      {link && (
        <AwaitedLink
          reference={reference}
          link={link}
          isBalance={isBalance}
          isEmailed={Boolean(order.invoice.user.email)}
        />
      )}
      {terminal && (
        <AwaitedTerminal
          reference={reference}
          isBalance={isBalance}
          lastError={terminal.lastError}
        />
      )}
    </Stack>
  )
}
