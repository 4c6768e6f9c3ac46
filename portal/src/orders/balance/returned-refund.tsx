import { Alert, Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { returnedRefundMessages } from './returned-refund.messages.ts'

const PayReturned = lazyPart(() => import('./pay-returned.tsx'), 'PayReturned')

type Props = { transfer: { transferPublicId: string; amount: number } }

/** A refund transfer that came back: the client is still owed the amount. */
export function ReturnedRefund({ transfer }: Props) {
  const messages = useMessages(returnedRefundMessages)
  const money = useMoney()
  const [isPaying, setPaying] = useState(false)
  return (
    <Alert
      color="red"
      variant="light"
      my="xs"
      icon={<IconArrowBackUp size={18} aria-hidden />}
      title={messages.title(money(transfer.amount))}
    >
      <Text size="sm" mb="xs">
        {messages.text}
      </Text>
      <Button variant="default" onClick={() => setPaying(true)}>
        {messages.pay}
      </Button>
      {isPaying && <PayReturned transfer={transfer} onClose={() => setPaying(false)} />}
    </Alert>
  )
}
