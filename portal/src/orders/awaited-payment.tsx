import { linkPath } from '@guichet/contract/office/client-links.ts'
import { resendPaymentLink } from '@guichet/contract/orders/payment/resend-payment-link.ts'
import { Stack, Text, Alert, Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { QRCodeSVG } from 'qrcode.react'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { AwaitedActions } from './actions/awaited-actions.tsx'
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

type Props = {
  reference: string
  link: NonNullable<Order['payments'][number]['link']>
  /** The payment is for the balance left after the sale. */
  isBalance: boolean
  /** The client has an email address, so the link can be emailed again. */
  isEmailed: boolean
}

/** The page finds the language of the client. */
const paymentPageOf = (token: string) =>
  window.location.origin + linkPath({ page: 'pay', token, language: null })

/** The payment link of the client: QR code, copy, email and open. */
function AwaitedLink({ reference, link, isBalance, isEmailed }: Props) {
  const messages = useMessages(awaitedMessages)
  const { copied, copy } = useClipboard({ timeout: 1500 })
  const url = paymentPageOf(link.token)
  return (
    <>
      {link.lastError && (
        <Alert color="red" w="100%">
          {messages.refused(link.lastError)}
        </Alert>
      )}
      <QRCodeSVG
        value={url}
        size={168}
        marginSize={4}
        level="M"
        bgColor="#ffffff"
        fgColor="#000000"
        title={messages.code}
      />
      <Text size="sm" ta="center">
        {messages.scan}
      </Text>
      <AwaitedActions
        reference={reference}
        isBalance={isBalance}
        cancelText={isBalance ? messages.cancelBalance : messages.cancelText}
      >
        <Button variant="default" onClick={() => copy(url)}>
          {copied ? messages.copied : messages.copy}
        </Button>
        {isEmailed && <ResendPaymentLink reference={reference} />}
        <Button component="a" variant="default" href={url} target="_blank" rel="noopener">
          {messages.open}
        </Button>
      </AwaitedActions>
    </>
  )
}

/** Resends the email with the payment link, for clients who lost it or corrected their address. */
function ResendPaymentLink({ reference }: { reference: string }) {
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
