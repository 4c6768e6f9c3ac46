import { Skeleton } from '@mantine/core'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { failedOf } from '../kit/api/query-boundary.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { orderMessages } from './orders.messages.ts'
import { useOrder } from './orders.queries.ts'
import { FormAnswers } from './page/order-forms.tsx'

/** Form answers of an order, opened from the list. */
export function ShowForms({ reference, onClose }: { reference: string; onClose: () => void }) {
  const messages = useMessages(orderMessages)
  const query = useOrder(reference)
  return (
    <Dialog onClose={onClose} title={messages.forms(reference)}>
      {query.data && <FormAnswers order={query.data} />}
      {failedOf(query) && <PartFailed query={query} title={messages.orderFailed} />}
      {query.isPending && <Skeleton height={120} />}
    </Dialog>
  )
}
