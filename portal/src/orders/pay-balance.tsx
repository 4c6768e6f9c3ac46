import { toCents } from '@guichet/contract/money.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { balanceMessages } from './balance.messages.ts'
import { usePayBalance } from './balance.queries.ts'
import type { Order } from './orders.queries.ts'
import { methodsOf, missingOfPayment, paymentBody, type Payment } from './sale/check-out.rules.ts'
import { ChoosePayment } from './sale/choose-payment.tsx'

type Props = { order: Order; owed: number; onClose: () => void }

/** Takes what is owed, or a part of it, or asks the client for it. */
export function PayBalance({ order, owed, onClose }: Props) {
  const messages = useMessages(balanceMessages)
  const money = useMoney()
  const [amount, setAmount] = useState(owed.toFixed(2))
  const [payment, setPayment] = useState<Payment>({ method: null, reference: '' })
  const [wasPressed, setPressed] = useState(false)
  const pay = usePayBalance({ onDone: onClose })
  const cents = toCents(amount)
  const isAmount = cents !== null && cents > 0 && cents <= toCents(owed)!
  const missing = missingOfPayment({ payment, isFree: false, isReferenceRequired: false })
  const submit = () => {
    setPressed(true)
    if (!isAmount || missing) return
    const { method, reference } = paymentBody(payment, false) as {
      method: NonNullable<Payment['method']>
      reference?: string
    }
    pay.mutate({
      params: { ref: order.orderReferenceNumber },
      body: { amount, method, ...(reference && { reference }) },
    })
  }
  const isAsked = payment.method === 'link' || payment.method === 'terminal'
  const shown = isAmount ? money(cents / 100) : money(owed)
  return (
    <Dialog
      isOpen
      isLocked={pay.isPending}
      onClose={onClose}
      title={messages.dialog(order.orderReferenceNumber)}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
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
          <ChoosePayment
            payment={payment}
            onChange={setPayment}
            methods={methodsOf(order.balance)}
            cents={isAmount ? cents : null}
            hints={{ link: messages.linkHint }}
            isFree={false}
            isReferenceRequired={false}
            areAllShown={wasPressed}
          />
          {payment.method === 'link' && !order.invoice.user.email && (
            <Text size="sm" c="dimmed">
              {messages.linkNoEmail}
            </Text>
          )}
          <ProblemAlert error={pay.error} />
          <Group justify="flex-end">
            <Button variant="default" disabled={pay.isPending} onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={pay.isPending}>
              {isAsked ? messages.ask(shown) : messages.confirm(shown)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
