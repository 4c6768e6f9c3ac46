import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { DayField } from '../../kit/dates/day-field.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { balanceMessages } from '../balance.messages.ts'
import type { Order } from '../orders.queries.ts'
import { useSetBalanceTerms } from './balance.queries.ts'

type Props = { order: Order; dueDate: string; onClose: () => void }

/** Edits the due date of the balance and the purchase order number. */
export function BalanceTerms({ order, dueDate, onClose }: Props) {
  const messages = useMessages(balanceMessages)
  const [day, setDay] = useState<string | null>(dueDate)
  const [number, setNumber] = useState(order.purchaseOrder ?? '')
  const save = useSetBalanceTerms(onClose)
  return (
    <Dialog
      isOpen
      isLocked={save.isPending}
      onClose={onClose}
      title={messages.termsDialog(order.orderReferenceNumber)}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({
            params: { ref: order.orderReferenceNumber },
            body: { dueDate: day ?? '', purchaseOrder: number.trim() || null },
          })
        }}
      >
        <Stack gap="md">
          <DayField label={messages.dueDate} isRequired value={day} onChange={setDay} />
          <TextInput
            label={messages.purchaseOrder}
            description={messages.purchaseOrderHint}
            maxLength={50}
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <ProblemAlert error={save.error} />
          <Group justify="flex-end">
            <Button variant="default" disabled={save.isPending} onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
