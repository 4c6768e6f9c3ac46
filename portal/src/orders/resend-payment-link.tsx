import { resendPaymentLink } from '@guichet/contract/orders/payment/resend-payment-link.ts'
import { Button } from '@mantine/core'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useMessages } from '../kit/text/messages.ts'
import { awaitedMessages } from './awaited-payment.messages.ts'

/** For a client who does not find the email with the link, or whose address was corrected. */
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
