import { Anchor, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { SecretOnce } from '../kit/layout/secret-once.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { useApiKeys, type ApiKey, useRevokeApiKey } from './api-keys.queries.ts'
import { RevokeButton, ConfirmRevoke } from './revoke.tsx'
import styles from './configuration.module.css'

const MakeApiKey = lazyPart(() => import('./make-api-key.tsx'), 'MakeApiKey')
type Open = { what: 'new' } | { what: 'made'; key: string } | { what: 'doomed'; key: ApiKey }

/** API keys with which other programs sell for the business. */
export function ApiKeys() {
  const messages = useMessages(apiKeyMessages)
  const keys = useApiKeys()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="api-keys" className={styles.section}>
      <div className="row wraps between gap-8-16">
        <h2 id="api-keys" className="size-16">
          {messages.title}
        </h2>
        <CreateButton onClick={() => setOpen({ what: 'new' })}>{messages.create}</CreateButton>
      </div>
      <Text size="sm" c="dimmed" maw={720}>
        {messages.intro}{' '}
        <Anchor href="/api/docs" target="_blank" rel="noreferrer" size="sm" underline="always">
          {messages.docs}
        </Anchor>
      </Text>
      <QueryBoundary query={keys} title={messages.loadFailed} loading={<Skeleton height={160} />}>
        {({ items }) => (
          <KeysTable keys={items} onRevoke={(key) => setOpen({ what: 'doomed', key })} />
        )}
      </QueryBoundary>
      {open?.what === 'new' && (
        <MakeApiKey onClose={close} onMade={(key) => setOpen({ what: 'made', key })} />
      )}
      {open?.what === 'made' && <ShowApiKey text={open.key} onClose={close} />}
      {open?.what === 'doomed' && <RevokeApiKey apiKey={open.key} onClose={close} />}
    </section>
  )
}

type TableProps = { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }
function KeysTable({ keys, onRevoke }: TableProps) {
  const messages = useMessages(apiKeyMessages)
  const dates = useDates()
  return (
    <RecordTable
      title={messages.title}
      rows={keys}
      keyOf={({ publicId }) => publicId}
      columns={[
        { header: messages.fields.name, cell: ({ name }) => <strong>{name}</strong> },
        { header: messages.key, cell: ({ hint }) => <code>gk_…{hint}</code> },
        {
          header: messages.fields.scopes,
          cell: ({ scopes }) => scopes.map((scope) => messages.scopeNames[scope]).join(', '),
        },
        {
          header: messages.createdHead,
          cell: (key) => messages.created(dates.day(key.createdDateTimeUtc), key.createdByName),
        },
        {
          header: messages.lastUsed,
          cell: ({ lastUsedDateTimeUtc: used }) => (used ? dates.moment(used) : messages.neverUsed),
        },
        {
          header: messages.endsOn,
          cell: ({ expiresDateTimeUtc: end }) => (end ? dates.day(end) : messages.noEnd),
        },
      ]}
      acts={{
        header: messages.actions,
        cell: (key) => (
          <RevokeButton words={messages} name={key.name} onClick={() => onRevoke(key)} />
        ),
      }}
      empty={messages.none}
    />
  )
}

function RevokeApiKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const messages = useMessages(apiKeyMessages)
  const revoke = useRevokeApiKey(onClose)
  return <ConfirmRevoke words={messages} revoked={apiKey} command={revoke} onClose={onClose} />
}

/** Shows a new key; it cannot be read again later. */
function ShowApiKey({ text, onClose }: { text: string; onClose: () => void }) {
  const messages = useMessages(apiKeyMessages)
  return (
    <SecretOnce
      title={messages.madeTitle}
      text={messages.madeText}
      value={text}
      labels={messages}
      onClose={onClose}
    />
  )
}
