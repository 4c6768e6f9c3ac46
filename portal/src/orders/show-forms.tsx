import { Modal, Skeleton } from '@mantine/core'
import { kitWords } from '../kit/kit.words.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useReturnFocus } from '../kit/return-focus.ts'
import { useWords } from '../kit/words.ts'
import { FormAnswers } from './order-forms.tsx'
import { useOrder } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'

/** The answers of an order, from the list. */
export function ShowForms({ reference, onClose }: { reference: string; onClose: () => void }) {
  const words = useWords(orderWords)
  const kit = useWords(kitWords)
  const { data: order, error } = useOrder(reference)
  useReturnFocus(true)
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.forms(reference)}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {order ? (
        <FormAnswers order={order} />
      ) : error ? (
        <RefusalAlert error={error} />
      ) : (
        <Skeleton height={120} />
      )}
    </Modal>
  )
}
