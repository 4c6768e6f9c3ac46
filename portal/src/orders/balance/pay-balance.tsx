import { toCents } from '@guichet/contract/money.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { cashPaid, type CashPaid } from '../../domain/pay/cash-paid.rules.ts'
import { ChangeToGive } from '../../domain/pay/change-to-give.tsx'
import { focusPayment } from '../../domain/pay/focus-payment.ts'
import {
  methodsOf,
  paidBody,
  type PaidBy,
  type ProviderMethod,
} from '../../domain/pay/paid-by.rules.ts'
import { PayMethods } from '../../domain/pay/pay-methods.tsx'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { PriceField } from '../../kit/forms/price-field.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { balanceMessages } from '../balance.messages.ts'
import type { Order } from '../orders.queries.ts'
import { usePayBalance } from './balance.queries.ts'

type Props = { order: Order; owed: number; onClose: () => void }

/** Takes a payment of the balance or of a part of it, or sends the client a payment link. */
export function PayBalance({ order, owed, onClose }: Props) {
  const messages = useMessages(balanceMessages)
  const [paid, setPaid] = useState<CashPaid | null>(null)
  const pay = usePayBalance(({ payments }) => {
    const cash = cashPaid(payments)
    if (cash?.tendered === undefined) onClose()
    else setPaid(cash)
  })
  return (
    <Dialog
      isOpen
      isLocked={pay.isPending}
      onClose={onClose}
      title={messages.dialog(order.orderReferenceNumber)}
    >
      {paid ? (
        <ChangeToGive paid={paid} onClose={onClose} />
      ) : (
        <BalanceForm order={order} owed={owed} pay={pay} onClose={onClose} />
      )}
    </Dialog>
  )
}

type FormProps = Props & { pay: ReturnType<typeof usePayBalance> }
function BalanceForm({ order, owed, pay, onClose }: FormProps) {
  const messages = useMessages(balanceMessages)
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const [amount, setAmount] = useState(owed.toFixed(2))
  const owedCents = toCents(owed)!
  const cents = toCents(amount)
  const isAmount = cents !== null && cents > 0 && cents <= owedCents
  const take = (by: PaidBy<ProviderMethod>) =>
    pay.mutate({
      params: { ref: order.orderReferenceNumber },
      body: { amount, ...paidBody(by) },
    })
  const methods = methodsOf(order.balance)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        focusPayment(form.current)
      }}
    >
      <Stack gap="md">
        <PriceField
          label={messages.amount}
          isRequired
          description={messages.amountHint(money(owed))}
          value={amount}
          onChange={setAmount}
          error={isAmount ? null : messages.amountBad(money(owed))}
        />
        <PayMethods
          label={messages.take}
          methods={methods}
          cents={isAmount ? cents : owedCents}
          isOld={!isAmount}
          isDisabled={!isAmount || pay.isPending}
          busy={pay.isPending ? pay.variables.body.method : null}
          isReferenceRequired={order.balance?.isTerminalReferenceRequired === true}
          onPay={take}
        />
        {methods.includes('link') && (
          <Text size="sm" c="dimmed">
            {order.invoice.user.email ? messages.linkHint : messages.linkNoEmail}
          </Text>
        )}
        <ProblemAlert error={pay.error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={pay.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
