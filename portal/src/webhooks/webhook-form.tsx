import { saveWebhook } from '@guichet/contract/webhooks/save-webhook.ts'
import {
  webhookEventMessages,
  webhookEvents,
} from '@guichet/contract/webhooks/webhook-events.messages.ts'
import { Checkbox, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { webhookMessages } from './webhooks.messages.ts'
import {
  useCreateWebhook,
  useSaveWebhook,
  type Webhook,
  type WebhookDraft,
} from './webhooks.queries.ts'
import styles from './webhooks.module.css'

type Props = {
  /** Null for a new webhook. */
  kept: Webhook | null
  onClose: () => void
  onMade: (made: { secret: string }) => void
}
const draftOf = (kept: Webhook | null) =>
  (kept
    ? { url: kept.url, events: kept.events, isPaused: kept.isPaused, version: kept.version }
    : { url: '', events: [...webhookEvents], isPaused: false }) as WebhookDraft

/** Form of a webhook: URL and events. */
export function WebhookForm({ kept, onClose, onMade }: Props) {
  const messages = useMessages(webhookMessages)
  const language = useLanguage()
  const create = useCreateWebhook(onMade)
  const save = useSaveWebhook(onClose)
  const command = kept ? save : create
  const [stored] = useState(() => draftOf(kept))
  const form = useRecordForm<WebhookDraft>(saveWebhook.body, stored, command.error)
  const submit = (draft: WebhookDraft) => {
    if (kept) return save.mutate({ params: { id: kept.publicId }, body: draft })
    const { version: _none, ...body } = draft
    return create.mutate({ body })
  }
  return (
    <RecordModal
      title={kept ? messages.changeOf(kept.url) : messages.create}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      {...(!kept && { verb: messages.create })}
      command={command}
      fieldNames={messages.fields}
    >
      <TextInput
        {...form.getInputProps('url')}
        type="url"
        label={messages.fields.url}
        description={messages.addressHint}
        placeholder="https://"
        maxLength={500}
        required
      />
      <Checkbox.Group {...form.getInputProps('events')} label={messages.fields.events} required>
        <div className={styles.events}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={webhookEventMessages[language][event]}
              description={event}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        {...form.getInputProps('isPaused', { type: 'checkbox' })}
        label={messages.pausedField}
        description={messages.pausedHint}
      />
    </RecordModal>
  )
}
