import { Button, Group, Stack, Text } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { focusFirstBad } from '../kit/focus/focus-first-bad.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { notifySuccess } from '../kit/layout/notify.tsx'
import { notifyUndoable } from '../kit/layout/undo-notice.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { DeleteChoices } from './delete-choices.tsx'
import { useRefundOrder, type Order } from './orders.queries.ts'
import { useReactivateOrder } from './reactivate.queries.ts'
import {
  areAllChosen,
  deletableRows,
  deletions,
  unchosen,
  type DeleteChoices as Choices,
} from './refunds/delete-choices.rules.ts'
import { ReasonField } from './refunds/reason-field.tsx'
import { refundMessages } from './refunds/refund.messages.ts'
import { restRequestOf, refundedBefore, refundRows } from './refunds/refund.rules.ts'
import { useTicketTimes } from './use-ticket-times.ts'

/**
 * Cancels a free order through the refund endpoint: shows its content, and asks for a reason and
 * the fate of each ticket.
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
  const messages = useMessages(refundMessages)
  const { userPublicId } = useBusiness()
  const [reason, setReason] = useState('')
  const [choices, setChoices] = useState<Choices>({})
  const [wasPressed, setPressed] = useState(false)
  const undo = useReactivateOrder()
  const cancel = useRefundOrder(
    true,
    ({ status }) => {
      onClose()
      // After earlier refunds the cancellation is partial, and a partial one cannot be undone.
      if (status === 'Canceled')
        notifyUndoable({
          title: messages.commands.cancel.success,
          onUndo: () => undo.mutate({ body: { orderPublicId: order.publicId } }),
        })
      else notifySuccess(messages.commands.cancel.success)
    },
    true,
  )
  const rows = deletableRows(refundRows(order), null)
  const isReady = areAllChosen(rows, choices) && reason.trim() !== ''
  const press = (event: MouseEvent<HTMLElement>) => {
    setPressed(true)
    if (!isReady)
      focusFirstBad(event.currentTarget.closest('[role="dialog"]'), {
        ...unchosen(rows, choices),
        ...(!reason.trim() && { refundReason: true }),
      })
    else
      cancel.mutate({
        body: {
          ...restRequestOf(order.publicId),
          ...deletions(rows, choices),
          refundReason: reason.trim(),
          previouslyRefunded: refundedBefore(order),
          userPublicIdThatMadeTheRefund: userPublicId,
        },
      })
  }
  return (
    <Dialog
      isOpen={isOpen}
      isLocked={cancel.isPending}
      onClose={onClose}
      size="lg"
      title={messages.cancelTitle(order.orderReferenceNumber)}
    >
      <Stack gap="md">
        <Text>{messages.cancelText}</Text>
        <div>
          <Text fw={550} size="sm">
            {messages.content}
          </Text>
          <OrderContent order={order} />
        </div>
        <DeleteChoices
          rows={rows}
          picked={null}
          choices={choices}
          isLate={wasPressed}
          onChange={setChoices}
        />
        <ReasonField
          reason={reason}
          onChange={setReason}
          isMissing={wasPressed && !reason.trim()}
          isLocked={cancel.isPending}
        />
        {wasPressed && !areAllChosen(rows, choices) && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {messages.mustChoose}
          </Text>
        )}
        <ProblemAlert error={cancel.error} />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus disabled={cancel.isPending} onClick={onClose}>
            {messages.keep}
          </Button>
          <Button
            color="red"
            loading={cancel.isPending}
            aria-disabled={!isReady || undefined}
            onClick={press}
          >
            {messages.cancelConfirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The lines of the order, including stays, with their current times. */
function OrderContent({ order: { invoice } }: { order: Order }) {
  const localized = useLocalized()
  const { timesText } = useTicketTimes()
  const lines = [
    ...invoice.entries.map((entry) => ({
      name: `${entry.count} × ${localized(entry.productTitle)}`,
      under: [localized(entry.categoryTitle), timesText(entry.units)],
    })),
    ...invoice.lodgingEntries.map((stay) => ({
      name: `1 × ${localized(stay.name)}`,
      under: [localized(stay.categoryName), `${stay.checkInDate} → ${stay.checkOutDate}`],
    })),
  ]
  return lines.map(({ name, under }, index) => (
    <Text key={index} size="sm">
      {name}{' '}
      <Text span c="dimmed">
        {under.filter(Boolean).join(' · ')}
      </Text>
    </Text>
  ))
}
