import { apiScopes, type ApiScope } from '@guichet/contract/access.ts'
import { createApiKey } from '@guichet/contract/api-keys/create-api-key.ts'
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { serverClock } from '../kit/dates/server-clock.ts'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { useCreateApiKey } from './api-keys.queries.ts'

const daysOf = { never: null, quarter: 90, year: 365 } as const
type Period = keyof typeof daysOf
const periods = Object.keys(daysOf) as Period[]
const dayMs = 86_400_000

type Form = { name: string; scopes: ApiScope[] }
type Props = { onClose: () => void; onMade: (key: string) => void }

/** Creates an API key: its name, its permissions and its expiry. */
export function MakeApiKey({ onClose, onMade }: Props) {
  const messages = useMessages(apiKeyMessages)
  const command = useCreateApiKey(({ key }) => onMade(key))
  const [empty] = useState<Form>({ name: '', scopes: [] })
  const [period, setPeriod] = useState<Period>('never')
  const form = useRecordForm<Form>(createApiKey.body, empty, command.error)
  const submit = (values: Form) => {
    const days = daysOf[period]
    const end = days && new Date(serverClock.now() + days * dayMs).toISOString()
    command.mutate({ body: { ...values, expiresDateTimeUtc: end } })
  }
  return (
    <RecordModal
      title={messages.create}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      verb={messages.create}
      command={command}
      fieldNames={messages.fields}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={messages.fields.name}
        description={messages.nameHint}
        maxLength={75}
        required
      />
      <Checkbox.Group {...form.getInputProps('scopes')} label={messages.fields.scopes} required>
        <Stack gap="sm" mt="xs">
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={messages.scopeNames[scope]}
              description={messages.scopeHints[scope]}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label={messages.expires}
        value={period}
        data={periods.map((value) => ({ value, label: messages.periods[value] }))}
        onChange={(event) => setPeriod(event.currentTarget.value as Period)}
      />
    </RecordModal>
  )
}
