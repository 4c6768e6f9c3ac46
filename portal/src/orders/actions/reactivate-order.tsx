import type { Bilingual } from '@guichet/contract/primitives.ts'
import { Button, Group, List, Stack, Text } from '@mantine/core'
import { isApiError } from '../../kit/api/api-error.ts'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { useDates } from '../../kit/dates/dates.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import { useReactivateOrder } from '../reactivate.queries.ts'
import { reactivateMessages } from './reactivate.messages.ts'

/** Undoes the cancellation of a free order, or lists the places that are no longer free. */
export function ReactivateOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const messages = useMessages(reactivateMessages)
  const reactivate = useReactivateOrder({ onDone: onClose, isShownInForm: true })
  return (
    <Dialog
      isOpen
      isLocked={reactivate.isPending}
      onClose={onClose}
      title={messages.title(order.orderReferenceNumber)}
    >
      <Stack gap="md">
        <Text>{messages.text}</Text>
        <ProblemAlert error={reactivate.error} />
        <Missing error={reactivate.error} />
        <Group justify="flex-end">
          <Button
            variant="default"
            data-autofocus
            disabled={reactivate.isPending}
            onClick={onClose}
          >
            {messages.leave}
          </Button>
          <Button
            loading={reactivate.isPending}
            onClick={() => reactivate.mutate({ body: { orderPublicId: order.publicId } })}
          >
            {messages.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

type MissingPlace = {
  productTitle: Bilingual
  categoryTitle: Bilingual | null
  at: string | null
  missing: number
}
function Missing({ error }: { error: unknown }) {
  const messages = useMessages(reactivateMessages)
  const localized = useLocalized()
  const dates = useDates()
  if (!isApiError(error, 'PlacesGone')) return null
  return (
    <List size="sm" aria-label={messages.gone}>
      {(error.data.missing as MissingPlace[]).map(
        ({ productTitle, categoryTitle, at, missing }, index) => (
          <List.Item key={index}>
            {[
              `${missing} × ${localized(productTitle)}`,
              categoryTitle && localized(categoryTitle),
              at && dates.moment(at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </List.Item>
        ),
      )}
    </List>
  )
}
