import { resendPaymentLink } from '@guichet/contract/orders/payment/resend-payment-link.ts'
import { Button } from '@mantine/core'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { awaitedMessages } from '../awaited-payment.messages.ts'

/** Resends the email with the payment link, for clients who lost it or corrected their address. */
export function ResendPaymentLink({ reference }: { reference: string }) {
  const messages = useMessages(awaitedMessages)
  const resend = useCommand(resendPaymentLink, {
    titles: messages.commands.resendPaymentLink,
    invalidates: [queryKeys.orders.all],
  })
  return (
    <Button
      variant="default"
      loading={resend.isPending}
      onClick={() => resend.mutate({ params: { ref: reference }, body: {} })}
    >
      {messages.resendLink}
    </Button>
  )
}
