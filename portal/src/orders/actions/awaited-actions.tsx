import { checkPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { Button, Group } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { awaitedMessages } from '../awaited-payment.messages.ts'
import { CancelPayment } from './cancel-payment.tsx'

type Props = {
  reference: string
  isBalance: boolean
  cancelText: string
  /** Further actions, specific to this payment method. */
  children: ReactNode
}

/** Actions of the clerk while a payment is awaited: check its state, or cancel it. */
export function AwaitedActions({ reference, isBalance, cancelText, children }: Props) {
  const messages = useMessages(awaitedMessages)
  const [isCancelling, setCancelling] = useState(false)
  const check = useCommand(checkPayment, {
    titles: messages.commands.checkPayment,
    invalidates: [queryKeys.orders.all],
  })
  return (
    <Group gap="xs" justify="center">
      {children}
      <Button
        variant="default"
        loading={check.isPending}
        onClick={() => check.mutate({ params: { ref: reference }, body: {} })}
      >
        {messages.check}
      </Button>
      <Button variant="subtle" color="red" onClick={() => setCancelling(true)}>
        {isBalance ? messages.stopWaiting : messages.cancel}
      </Button>
      {isCancelling && (
        <CancelPayment
          reference={reference}
          isBalance={isBalance}
          text={cancelText}
          onClose={() => setCancelling(false)}
        />
      )}
    </Group>
  )
}
