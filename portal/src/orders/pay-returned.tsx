import { centsOf } from '@guichet/contract/money.ts'
import { payReturnedRefund } from '@guichet/contract/orders/refunds/pay-returned-refund.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { returnedRefundMessages } from './returned-refund.messages.ts'
import { counterMethods, paymentBody, type CounterPayment } from './sale/check-out.rules.ts'
import { ChoosePayment } from './sale/choose-payment.tsx'

type Props = { transfer: { transferPublicId: string; amount: number }; onClose: () => void }
/** How the client was paid whose refund had come back. */
export function PayReturned({ transfer, onClose }: Props) {
  const messages = useMessages(returnedRefundMessages)
  const [payment, setPayment] = useState<CounterPayment>({ method: null, reference: '' })
  const [wasPressed, setPressed] = useState(false)
  const pay = useCommand(payReturnedRefund, {
    titles: messages.commands.payReturnedRefund,
    invalidates: [queryKeys.orders.all, queryKeys.payments.attention()],
    isShownInForm: true,
    onDone: onClose,
  })
  const submit = () => {
    setPressed(true)
    const { method } = payment
    if (method === null) return
    const { reference } = paymentBody(payment, false) as { reference?: string }
    pay.mutate({
      params: { id: transfer.transferPublicId },
      body: { method, ...(reference && { reference }) },
    })
  }
  return (
    <Dialog isOpen isLocked={pay.isPending} onClose={onClose} title={messages.dialog}>
      <Stack gap="md">
        <ChoosePayment
          payment={payment}
          onChange={setPayment}
          methods={counterMethods}
          cents={centsOf(transfer.amount)}
          isFree={false}
          isReferenceRequired={false}
          areAllShown={wasPressed}
        />
        <ProblemAlert error={pay.error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={pay.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button loading={pay.isPending} onClick={submit}>
            {messages.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
