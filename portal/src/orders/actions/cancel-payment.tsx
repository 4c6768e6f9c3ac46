import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { Text } from '@mantine/core'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { awaitedMessages } from '../awaited-payment.messages.ts'

type Props = {
  reference: string
  isBalance: boolean
  /** Explains the effect on the payment link or terminal and on the places. */
  text: string
  onClose: () => void
}

/** Stops waiting for a payment; refused if it has been made since. */
export function CancelPayment({ reference, isBalance, text, onClose }: Props) {
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
