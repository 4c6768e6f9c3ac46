import { checkPayment, cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { awaitedMessages } from '../awaited-payment.messages.ts'

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

type CancelPaymentProps = {
  reference: string
  isBalance: boolean
  /** Explains the effect on the payment link or terminal and on the places. */
  text: string
  onClose: () => void
}

/** Stops waiting for a payment; refused if it has been made since. */
function CancelPayment({ reference, isBalance, text, onClose }: CancelPaymentProps) {
  const messages = useMessages(awaitedMessages)
  const cancel = useCommand(cancelPayment, {
    titles: messages.commands.cancelPayment,
    invalidates: [queryKeys.orders.all, queryKeys.sell.all],
    onDone: onClose,
    isShownInForm: true,
  })
  return (
    <Confirm
      isDangerous
      title={isBalance ? messages.stopTitle : messages.cancelTitle}
      verb={isBalance ? messages.stopWaiting : messages.cancel}
      safe={messages.keep}
      isPending={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate({ params: { ref: reference }, body: {} })}
    >
      <>
        <Text mb="md">{text}</Text>
        <ProblemAlert error={cancel.error} />
      </>
    </Confirm>
  )
}
