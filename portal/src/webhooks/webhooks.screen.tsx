import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { SecretOnce } from '../kit/layout/secret-once.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { WebhooksTable, type WebhookAct } from './webhooks-table.tsx'
import { webhookMessages } from './webhooks.messages.ts'
import { useDeleteWebhook, useRotateSecret, useWebhooks, type Webhook } from './webhooks.queries.ts'

const WebhookForm = lazyPart(() => import('./webhook-form.tsx'), 'WebhookForm')
const DeliveryLog = lazyPart(() => import('./delivery-log.tsx'), 'DeliveryLog')
type Open =
  | { what: 'new' }
  | { what: 'told'; secret: string }
  | { what: WebhookAct; webhook: Webhook }

/** Webhooks of the business, which notify other programs of events. */
export function WebhooksScreen() {
  const messages = useMessages(webhookMessages)
  const webhooks = useWebhooks()
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <>
            <AnchorLink to="/configuration" size="sm">
              {messages.back}
            </AnchorLink>
            <CreateButton onClick={() => setOpen({ what: 'new' })}>{messages.create}</CreateButton>
          </>
        }
      />
      <Text size="sm" c="dimmed" maw={720} mb="md">
        {messages.intro}
      </Text>
      <QueryBoundary
        query={webhooks}
        title={messages.loadFailed}
        loading={<Skeleton height={240} />}
      >
        {({ items }) => (
          <WebhooksTable webhooks={items} onAct={(what, webhook) => setOpen({ what, webhook })} />
        )}
      </QueryBoundary>
      {open && <OpenDialog open={open} onOpen={setOpen} />}
    </>
  )
}

/** The open dialog of a webhook. */
function OpenDialog({ open, onOpen }: { open: Open; onOpen: (open: Open | null) => void }) {
  const messages = useMessages(webhookMessages)
  const close = () => onOpen(null)
  const tell = ({ secret }: { secret: string }) => onOpen({ what: 'told', secret })
  return (
    <>
      {open.what === 'new' && <WebhookForm kept={null} onClose={close} onMade={tell} />}
      {open.what === 'edit' && <WebhookForm kept={open.webhook} onClose={close} onMade={tell} />}
      {open.what === 'log' && <DeliveryLog webhook={open.webhook} onClose={close} />}
      {open.what === 'rotate' && (
        <RotateSecret webhook={open.webhook} onClose={close} onMade={tell} />
      )}
      {open.what === 'remove' && <RemoveWebhook webhook={open.webhook} onClose={close} />}
      {open.what === 'told' && (
        <SecretOnce
          title={messages.secretTitle}
          text={messages.secretText}
          value={open.secret}
          labels={messages}
          onClose={close}
        />
      )}
    </>
  )
}

type Props = { webhook: Webhook; onClose: () => void }
type RotateProps = Props & { onMade: (made: { secret: string }) => void }
function RotateSecret({ webhook, onClose, onMade }: RotateProps) {
  const messages = useMessages(webhookMessages)
  const rotate = useRotateSecret(onMade)
  return (
    <Confirm
      title={messages.rotateTitle}
      verb={messages.rotateVerb}
      isPending={rotate.isPending}
      onClose={onClose}
      onConfirm={() => rotate.mutate({ params: { id: webhook.publicId } })}
    >
      {messages.rotateText}
    </Confirm>
  )
}

function RemoveWebhook({ webhook, onClose }: Props) {
  const messages = useMessages(webhookMessages)
  const remove = useDeleteWebhook()
  return (
    <Confirm
      title={messages.removeTitle(webhook.url)}
      verb={messages.remove}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: webhook.publicId } }, { onSettled: onClose })}
    >
      {messages.removeText}
    </Confirm>
  )
}
