import { cancelPayment, checkPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useDates } from '../kit/dates/dates.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { awaitedMessages } from './awaited-payment.messages.ts'
import type { Order } from './orders.queries.ts'

/** The way to pay that the client has, until when, and what the clerk can do meanwhile. */
export function AwaitedPayment({ order }: { order: Order }) {
  const messages = useMessages(awaitedMessages)
  const dates = useDates()
  const { copied, copy } = useClipboard({ timeout: 1500 })
  const [isCancelling, setCancelling] = useState(false)
  const check = useCommand(checkPayment, {
    titles: messages.commands.checkPayment,
    invalidates: [queryKeys.orders.all],
  })
  const link = order.payments.find((payment) => payment.link)?.link
  if (!link) return null
  const url = `${window.location.origin}/pay#${link.token}`
  const params = { ref: order.orderReferenceNumber }
  return (
    <Stack gap="xs" align="center" my="sm">
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
      {link.heldUntilDateTimeUtc && (
        <Text size="sm" fw={550}>
          {messages.keptUntil(dates.moment(link.heldUntilDateTimeUtc))}
        </Text>
      )}
      <Group gap="xs" justify="center">
        <Button variant="default" onClick={() => copy(url)}>
          {copied ? messages.copied : messages.copy}
        </Button>
        <Button component="a" variant="default" href={url} target="_blank" rel="noopener">
          {messages.open}
        </Button>
        <Button
          variant="default"
          loading={check.isPending}
          onClick={() => check.mutate({ params, body: {} })}
        >
          {messages.check}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setCancelling(true)}>
          {messages.cancel}
        </Button>
      </Group>
      {isCancelling && <CancelPayment order={order} onClose={() => setCancelling(false)} />}
    </Stack>
  )
}

function CancelPayment({ order, onClose }: { order: Order; onClose: () => void }) {
  const messages = useMessages(awaitedMessages)
  const cancel = useCommand(cancelPayment, {
    titles: messages.commands.cancelPayment,
    invalidates: [queryKeys.orders.all, queryKeys.sell.all],
    onDone: onClose,
    isShownInForm: true,
  })
  return (
    <Dialog isOpen isLocked={cancel.isPending} onClose={onClose} title={messages.cancelTitle}>
      <Stack gap="md">
        <Text>{messages.cancelText}</Text>
        <ProblemAlert error={cancel.error} />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus disabled={cancel.isPending} onClick={onClose}>
            {messages.keep}
          </Button>
          <Button
            color="red"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params: { ref: order.orderReferenceNumber }, body: {} })}
          >
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
