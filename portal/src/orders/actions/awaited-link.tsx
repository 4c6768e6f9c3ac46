import { Alert, Button, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { QRCodeSVG } from 'qrcode.react'
import { useMessages } from '../../kit/text/messages.ts'
import { awaitedMessages } from '../awaited-payment.messages.ts'
import type { Order } from '../orders.queries.ts'
import { AwaitedActions } from './awaited-actions.tsx'
import { ResendPaymentLink } from './resend-payment-link.tsx'

type Props = {
  reference: string
  link: NonNullable<Order['payments'][number]['link']>
  /** The payment is for the balance left after the sale. */
  isBalance: boolean
  /** The client has an email address, so the link can be emailed again. */
  isEmailed: boolean
}

/** The payment link of the client: QR code, copy, email and open. */
export function AwaitedLink({ reference, link, isBalance, isEmailed }: Props) {
  const messages = useMessages(awaitedMessages)
  const { copied, copy } = useClipboard({ timeout: 1500 })
  const url = `${window.location.origin}/pay#${link.token}`
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
