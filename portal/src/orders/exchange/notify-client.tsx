import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { EmailPreview } from '../../domain/email-preview.tsx'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import { editMessages } from './edit.messages.ts'
import { useSendTicketsUpdated, useTicketsUpdatedPreview } from './edit.queries.ts'

/** Preview of the email with the current tickets, and the button that sends it. */
export function NotifyClient({ order, onClose }: { order: Order; onClose: () => void }) {
  const messages = useMessages(editMessages)
  const { data, isError } = useTicketsUpdatedPreview(order.publicId)
  const send = useSendTicketsUpdated(onClose)
  return (
    <Dialog
      title={messages.notifyTitle(order.orderReferenceNumber)}
      size="lg"
      isLocked={send.isPending}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text size="sm">{messages.notifyIntro(order.invoice.user.email ?? '')}</Text>
        {isError && <Text size="sm">{messages.previewMailFailed}</Text>}
        {!data && !isError && <Skeleton height={320} />}
        {data && <EmailPreview emails={data.emails} />}
        <ProblemAlert error={send.error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={send.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            loading={send.isPending}
            onClick={() => send.mutate({ body: { orderPublicId: order.publicId } })}
          >
            {messages.notifySend}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
