import {
  webhookEventMessages,
  type WebhookEvent,
} from '@guichet/contract/webhooks/webhook-events.messages.ts'
import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { webhookMessages } from './webhooks.messages.ts'
import {
  useDeliveries,
  useReplayDelivery,
  useReplayFailed,
  type Delivery,
  type DeliveryState,
  type Webhook,
} from './webhooks.queries.ts'
import styles from './webhooks.module.css'

const shown = ['', 'waiting', 'dead', 'sent'] as const
type Props = { webhook: Webhook; onClose: () => void }

/** Deliveries with their responses, newest first. */
export function DeliveryLog({ webhook, onClose }: Props) {
  const messages = useMessages(webhookMessages)
  const { publicId: id, url } = webhook
  const [state, setState] = useState<DeliveryState | ''>('')
  const log = useDeliveries(id, state)
  const replay = useReplayFailed()
  const items = log.data?.pages.flatMap((page) => page.items) ?? []
  const oldest = items.at(-1)?.createdDateTimeUtc
  return (
    <Dialog title={messages.logOf(url)} onClose={onClose} size={1040} isFullOnPhone>
      <Group justify="space-between" mb="md">
        <SegmentedControl
          aria-label={messages.show}
          value={state}
          data={shown.map((value) => ({
            value,
            label: value === '' ? messages.all : messages.deliveryStates[value],
          }))}
          onChange={(value) => setState(value as DeliveryState | '')}
        />
        {state === 'dead' && oldest && (
          <Button
            variant="default"
            leftSection={<IconRepeat size={16} aria-hidden />}
            loading={replay.isPending}
            onClick={() => replay.mutate({ params: { id }, body: { sinceDateTimeUtc: oldest } })}
          >
            {messages.replayFailed}
          </Button>
        )}
      </Group>
      {failedOf(log) && <QueryFailed query={log} title={messages.logFailed} />}
      {log.isPending && <Skeleton height={240} />}
      {log.data && <Deliveries webhook={webhook} items={items} />}
      {log.hasNextPage && (
        <Button
          mt="md"
          variant="default"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </Dialog>
  )
}

type TableProps = { webhook: Webhook; items: readonly Delivery[] }
function Deliveries({ webhook, items }: TableProps) {
  const messages = useMessages(webhookMessages)
  const language = useLanguage()
  const dates = useDates()
  const replay = useReplayDelivery()
  const nameOf = ({ event }: Delivery) =>
    webhookEventMessages[language][event as WebhookEvent] ?? messages.testEvent
  return (
    <RecordTable
      title={messages.logOf(webhook.url)}
      rows={items}
      keyOf={({ publicId }) => publicId}
      empty={messages.noDelivery}
      columns={[
        {
          header: messages.event,
          cell: (delivery) => (
            <>
              <Text size="sm" fw={550}>
                {nameOf(delivery)}
              </Text>
              <details>
                <summary className={styles.summary}>{messages.body}</summary>
                <pre className={styles.body}>
                  {JSON.stringify(JSON.parse(delivery.body), null, 2)}
                </pre>
              </details>
            </>
          ),
        },
        { header: messages.when, cell: (delivery) => dates.moment(delivery.createdDateTimeUtc) },
        { header: messages.outcome, cell: (delivery) => <Outcome delivery={delivery} /> },
      ]}
      acts={{
        header: messages.actions,
        cell: (delivery) => (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={messages.replayOf(
              nameOf(delivery),
              dates.moment(delivery.createdDateTimeUtc),
            )}
            disabled={replay.isPending || delivery.state === 'waiting'}
            onClick={() =>
              replay.mutate({
                params: { id: webhook.publicId, deliveryId: delivery.publicId },
              })
            }
          >
            {messages.replay}
          </Button>
        ),
      }}
    />
  )
}

const looks = {
  waiting: { tone: 'info', icon: IconClock },
  sent: { tone: 'positive', icon: IconCheck },
  dead: { tone: 'negative', icon: IconAlertTriangle },
} as const
function Outcome({ delivery }: { delivery: Delivery }) {
  const messages = useMessages(webhookMessages)
  const language = useLanguage()
  const dates = useDates()
  const { state, attempts, fault, answerStatus, tookMilliseconds: took, dueDateTimeUtc } = delivery
  const facts = [
    fault && messages.faults[fault],
    answerStatus === null ? null : messages.answer(answerStatus),
    took === null ? null : messages.took(numberFormat(language).format(took)),
    attempts > 0 ? messages.tries(attempts) : null,
    dueDateTimeUtc && attempts > 0 ? messages.next(dates.moment(dueDateTimeUtc)) : null,
  ].filter(Boolean)
  return (
    <>
      <StatusBadge {...looks[state]}>{messages.deliveryStates[state]}</StatusBadge>
      {facts.length > 0 && (
        <Text size="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
      )}
    </>
  )
}
