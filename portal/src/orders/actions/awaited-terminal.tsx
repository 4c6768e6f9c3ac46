import { sendToTerminal } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconDeviceMobileCharging } from '@tabler/icons-react'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { awaitedMessages } from '../awaited-payment.messages.ts'
import { AwaitedActions } from './awaited-actions.tsx'

type Props = {
  reference: string
  /** The payment is for the balance left after the sale. */
  isBalance: boolean
  /** Reason why the terminal no longer shows the sale; null while it does. */
  lastError: string | null
}

/** A sale on the payment terminal: its state, and a button to send it again. */
export function AwaitedTerminal({ reference, isBalance, lastError }: Props) {
  const messages = useMessages(awaitedMessages)
  const again = useCommand(sendToTerminal, {
    titles: messages.commands.sendToTerminal,
    invalidates: [queryKeys.orders.all],
  })
  return (
    <>
      <Text component="output" size="sm" ta="center">
        {lastError === null && messages.atTerminal}
      </Text>
      {lastError === null ? (
        <IconDeviceMobileCharging size={56} stroke={1.2} aria-hidden />
      ) : (
        <Alert color="orange" w="100%" role="alert">
          {sentenceOf(lastError, messages.notShown)}
        </Alert>
      )}
      <AwaitedActions
        reference={reference}
        isBalance={isBalance}
        cancelText={isBalance ? messages.cancelBalance : messages.cancelAtTerminal}
      >
        {lastError !== null && (
          <Button
            loading={again.isPending}
            onClick={() => again.mutate({ params: { ref: reference }, body: {} })}
          >
            {messages.sendAgain}
          </Button>
        )}
      </AwaitedActions>
    </>
  )
}

/** Square's reasons have their own texts; any other reason gets a general one. */
const sentenceOf = <S extends { other: string }>(reason: string, sentences: S): string =>
  Object.entries(sentences).find(([name]) => name === reason)?.[1] ?? sentences.other
