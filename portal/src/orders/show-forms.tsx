import { Modal, Skeleton } from '@mantine/core'
import { kitMessages } from '../kit/kit.messages.ts'
import { useMessages } from '../kit/messages.ts'
import { ProblemAlert } from '../kit/problem-alert.tsx'
import { useReturnFocus } from '../kit/return-focus.ts'
import { FormAnswers } from './order-forms.tsx'
import { orderMessages } from './orders.messages.ts'
import { useOrder } from './orders.queries.ts'

/** The answers of an order, from the list. */
export function ShowForms({ reference, onClose }: { reference: string; onClose: () => void }) {
  const messages = useMessages(orderMessages)
  const kit = useMessages(kitMessages)
  const { data: order, error } = useOrder(reference)
  useReturnFocus(true)
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.forms(reference)}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {order ? (
        <FormAnswers order={order} />
      ) : error ? (
        <ProblemAlert error={error} />
      ) : (
        <Skeleton height={120} />
      )}
    </Modal>
  )
}
