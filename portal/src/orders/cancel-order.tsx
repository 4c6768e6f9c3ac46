import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { kitWords } from '../kit/kit.words.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useReturnFocus } from '../kit/return-focus.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { DeleteChoices } from './delete-choices.tsx'
import { useRefundOrder, type Order } from './orders.queries.ts'
import { ReasonField } from './reason-field.tsx'
import {
  areAllChosen,
  askForRest,
  standingRows,
  deletions,
  refundRows,
  type DeleteChoices as Choices,
} from './refund.rules.ts'
import { refundWords } from './refund.words.ts'

/**
 * Cancels an order that cost nothing, through the refund call: number, content, reason, and each
 * ticket's fate.
 */
export function CancelOrder({
  order,
  isOpen,
  onClose,
}: {
  order: Order
  isOpen: boolean
  onClose: () => void
}) {
  const words = useWords(refundWords)
  const kit = useWords(kitWords)
  const said = useSaid()
  const { userPublicId } = useBusiness()
  useReturnFocus(isOpen)
  const [reason, setReason] = useState('')
  const [choices, setChoices] = useState<Choices>({})
  const [wasPressed, setPressed] = useState(false)
  const cancel = useRefundOrder(true, onClose)
  const rows = standingRows(refundRows(order), null)
  const isReady = areAllChosen(rows, choices) && reason.trim() !== ''
  const press = () => {
    setPressed(true)
    if (isReady)
      cancel.mutate({
        body: {
          ...askForRest(order.publicId),
          ...deletions(rows, choices),
          refundReason: reason.trim(),
          previouslyRefunded: order.totalRefunded,
          userPublicIdThatMadeTheRefund: userPublicId,
        },
      })
  }
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        if (!cancel.isPending) onClose()
      }}
      size="lg"
      title={words.cancelTitle(order.orderReferenceNumber)}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Stack gap="md">
        <Text>{words.cancelText}</Text>
        <div>
          <Text fw={550} size="sm">
            {words.content}
          </Text>
          {order.invoice.entries.map((entry, index) => (
            <Text key={entry.publicId ?? index} size="sm">
              {entry.count} × {said(entry.productTitle)}{' '}
              <Text span c="dimmed">
                {said(entry.categoryTitle)}
              </Text>
            </Text>
          ))}
        </div>
        <DeleteChoices rows={rows} picked={null} choices={choices} onChange={setChoices} />
        <ReasonField
          reason={reason}
          onChange={setReason}
          isMissing={wasPressed && !reason.trim()}
          isLocked={cancel.isPending}
        />
        {wasPressed && !areAllChosen(rows, choices) && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {words.mustChoose}
          </Text>
        )}
        <RefusalAlert error={cancel.error} />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus disabled={cancel.isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            color="red"
            loading={cancel.isPending}
            aria-disabled={!isReady || undefined}
            onClick={press}
          >
            {words.cancelConfirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
