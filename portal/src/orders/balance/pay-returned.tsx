import { centsOf } from '@guichet/contract/money.ts'
import { payReturnedRefund } from '@guichet/contract/orders/refunds/pay-returned-refund.ts'
import { Button, Group, Stack } from '@mantine/core'
import { counterMethods, paidBody, type PaidBy } from '../../domain/pay/paid-by.rules.ts'
import { PayMethods } from '../../domain/pay/pay-methods.tsx'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { returnedRefundMessages } from './returned-refund.messages.ts'

type Props = { transfer: { transferPublicId: string; amount: number }; onClose: () => void }
/** Records how the client was paid after their refund came back. */
export function PayReturned({ transfer, onClose }: Props) {
  const messages = useMessages(returnedRefundMessages)
  const pay = useCommand(payReturnedRefund, {
    titles: messages.commands.payReturnedRefund,
    invalidates: [queryKeys.orders.all, queryKeys.payments.attention()],
    isShownInForm: true,
    onDone: onClose,
  })
  const record = (by: PaidBy) =>
    pay.mutate({
      params: { id: transfer.transferPublicId },
      body: paidBody(by),
    })
  return (
    <Dialog isOpen isLocked={pay.isPending} onClose={onClose} title={messages.dialog}>
      <Stack gap="md">
        <PayMethods
          label={messages.dialog}
          methods={counterMethods}
          cents={centsOf(transfer.amount)}
          isGivenOut
          isDisabled={pay.isPending}
          busy={pay.isPending ? pay.variables.body.method : null}
          onPay={record}
        />
        <ProblemAlert error={pay.error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={pay.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
