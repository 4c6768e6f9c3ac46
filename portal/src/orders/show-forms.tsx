import { Skeleton } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { FormAnswers } from './order-forms.tsx'
import { orderMessages } from './orders.messages.ts'
import { useOrder } from './orders.queries.ts'

/** The answers of an order, from the list. */
export function ShowForms({ reference, onClose }: { reference: string; onClose: () => void }) {
  const messages = useMessages(orderMessages)
  const { data: order, error } = useOrder(reference)
  const pending = error ? <ProblemAlert error={error} /> : <Skeleton height={120} />
  return (
    <Dialog onClose={onClose} title={messages.forms(reference)}>
      {order ? <FormAnswers order={order} /> : pending}
    </Dialog>
  )
}
