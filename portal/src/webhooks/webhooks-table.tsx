import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconDots, IconPlayerPause } from '@tabler/icons-react'
import { useDates } from '../kit/dates/dates.ts'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { webhookMessages } from './webhooks.messages.ts'
import { useSaveWebhook, useSendTest, type Webhook, type WebhookDraft } from './webhooks.queries.ts'

export type WebhookAct = 'edit' | 'log' | 'rotate' | 'remove'
type Props = {
  webhooks: readonly Webhook[]
  onAct: (act: WebhookAct, webhook: Webhook) => void
}

/** Webhooks with their URL, state and actions. */
export function WebhooksTable({ webhooks, onAct }: Props) {
  const messages = useMessages(webhookMessages)
  const dates = useDates()
  return (
    <RecordTable
      title={messages.title}
      rows={webhooks}
      keyOf={({ publicId }) => publicId}
      empty={messages.none}
      columns={[
        {
          header: messages.fields.url,
          cell: ({ url, events }) => (
            <>
              <Text size="sm" fw={550} className="breaks">
                {url}
              </Text>
              <Text size="xs" c="dimmed">
                {messages.eventCount(events.length)}
              </Text>
            </>
          ),
        },
        { header: messages.state, cell: (webhook) => <Standing webhook={webhook} /> },
        {
          header: messages.queue,
          cell: ({ waiting, dead }) =>
            [waiting > 0 ? messages.waiting(waiting) : null, dead > 0 ? messages.dead(dead) : null]
              .filter(Boolean)
              .join(' · ') || '–',
        },
        {
          header: messages.lastSent,
          cell: ({ lastSentDateTimeUtc: sent }) => (sent ? dates.moment(sent) : messages.never),
        },
      ]}
      acts={{
        header: messages.actions,
        cell: (webhook) => <Acts webhook={webhook} onAct={(act) => onAct(act, webhook)} />,
      }}
    />
  )
}

const looks = {
  on: { tone: 'positive', icon: IconCheck },
  trouble: { tone: 'warning', icon: IconAlertTriangle },
  paused: { tone: 'muted', icon: IconPlayerPause },
  failing: { tone: 'negative', icon: IconAlertTriangle },
} as const
function stateOf({ isPaused, isFailing, failingSinceDateTimeUtc }: Webhook): keyof typeof looks {
  if (isFailing) return 'failing'
  if (isPaused) return 'paused'
  return failingSinceDateTimeUtc ? 'trouble' : 'on'
}

function Standing({ webhook }: { webhook: Webhook }) {
  const messages = useMessages(webhookMessages)
  const dates = useDates()
  const { failingSinceDateTimeUtc: since, oldSecretUntilDateTimeUtc: until } = webhook
  const state = stateOf(webhook)
  return (
    <>
      <StatusBadge {...looks[state]}>{messages.states[state]}</StatusBadge>
      {since && (
        <Text size="xs" c="dimmed">
          {messages.since(dates.moment(since))}
        </Text>
      )}
      {until && (
        <Text size="xs" c="dimmed">
          {messages.bothUntil(dates.moment(until))}
        </Text>
      )}
    </>
  )
}

function Acts({ webhook, onAct }: { webhook: Webhook; onAct: (act: WebhookAct) => void }) {
  const messages = useMessages(webhookMessages)
  const sendTest = useSendTest()
  const save = useSaveWebhook(() => {})
  const { publicId: id, url, events, isPaused, version } = webhook
  const body = { url, events, isPaused: !isPaused, version } as WebhookDraft
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={messages.actionsOf(url)}
          title={messages.actionsOf(url)}
          loading={sendTest.isPending || save.isPending}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => sendTest.mutate({ params: { id } })}>{messages.test}</Menu.Item>
        <Menu.Item onClick={() => onAct('log')}>{messages.log}</Menu.Item>
        <Menu.Item onClick={() => onAct('edit')}>{messages.change}</Menu.Item>
        <Menu.Item onClick={() => save.mutate({ params: { id }, body })}>
          {isPaused ? messages.resume : messages.pause}
        </Menu.Item>
        <Menu.Item onClick={() => onAct('rotate')}>{messages.rotate}</Menu.Item>
        <Menu.Item color="red" onClick={() => onAct('remove')}>
          {messages.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
