import {
  clientFields,
  dateOrders,
  passFields,
} from '@guichet/contract/client-imports/client-import.ts'
import { Alert, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { choiceOf } from '../kit/text/address.rules.ts'
import { languageNames } from '../kit/text/language-names.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { CheckedRows } from './checked-rows.tsx'
import { importMessages } from './client-imports.messages.ts'
import { useCheckImport, type ClientImport, type Field } from './client-imports.queries.ts'
import {
  draftOf,
  fieldsOf,
  isChecked,
  isField,
  readingOf,
  withField,
  type Draft,
} from './reading-draft.rules.ts'

/** The mapping of columns to fields, with the result of the check. */
export function ReadColumns({ found }: { found: ClientImport }) {
  const messages = useMessages(importMessages)
  const language = useLanguage()
  const allowed = fieldsOf(useBusiness())
  const [draft, setDraft] = useState(() => draftOf(found, language, allowed))
  const check = useCheckImport(found.publicId)
  const hasEmail = draft.fields.includes('email')
  const isCurrent = isChecked(draft, found)
  return (
    <Stack gap="lg">
      <section>
        <Group gap="sm" mb="xs" align="baseline">
          <Title order={2} size="h4">
            {messages.columnsTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.rows(found.rows)}
          </Text>
        </Group>
        <ColumnsTable found={found} draft={draft} onChange={setDraft} />
        <Options draft={draft} onChange={setDraft} />
        <PassNotes found={found} fields={draft.fields} />
        {!hasEmail && (
          <Alert color="orange" variant="light" mt="sm">
            {messages.emailNeeded}
          </Alert>
        )}
        <ProblemAlert error={check.error} />
        <Button
          mt="md"
          variant={isCurrent ? 'default' : 'filled'}
          disabled={!hasEmail}
          loading={check.isPending}
          onClick={() => check.mutate({ params: { id: found.publicId }, body: readingOf(draft) })}
        >
          {found.reading ? messages.checkAgain : messages.check}
        </Button>
      </section>
      {found.reading && <CheckedRows found={found} isCurrent={isCurrent} />}
    </Stack>
  )
}

type Props = { found: ClientImport; draft: Draft; onChange: (draft: Draft) => void }
function ColumnsTable({ found, draft, onChange }: Props) {
  const messages = useMessages(importMessages)
  const { isMainStaff } = useBusiness()
  const choices = (fields: readonly Field[]) =>
    fields.map((value) => ({ value, label: messages.fields[value] }))
  const columns = found.columns.map((column, at) => ({
    ...column,
    at,
    name: column.header.trim() || messages.untitled(at + 1),
  }))
  return (
    <RecordTable
      title={messages.columnsTitle}
      rows={columns}
      keyOf={({ at }) => String(at)}
      empty={null}
      columns={[
        { header: messages.column, cell: ({ name }) => name },
        {
          header: messages.examples,
          cell: ({ samples }) => <span className="dimmed breaks">{samples.join(' · ')}</span>,
        },
        {
          header: messages.means,
          cell: ({ at, name }) => (
            <NativeSelect
              aria-label={messages.meansOf(name)}
              value={draft.fields[at] ?? ''}
              data={[
                { value: '', label: messages.nothing },
                { group: messages.ofClient, items: choices(clientFields) },
                ...(isMainStaff
                  ? [{ group: messages.fields.pass, items: choices(passFields) }]
                  : []),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onChange(withField(draft, at, isField(value) ? value : null))
              }
            />
          ),
        },
      ]}
    />
  )
}

/** How passes are read and their outcome; hidden while no column is mapped to a pass. */
function PassNotes({ found, fields }: Pick<Draft, 'fields'> & Pick<Props, 'found'>) {
  const messages = useMessages(importMessages)
  const { isMainStaff } = useBusiness()
  const areSuggested = passFields.some((field) =>
    found.columns.some(({ suggested }) => suggested === field),
  )
  if (fields.includes('pass') || (areSuggested && !isMainStaff))
    return (
      <Text size="sm" c="dimmed" mt="sm" maw={720}>
        {isMainStaff ? messages.passHint : messages.passByMain}
      </Text>
    )
  return passFields.some((field) => fields.includes(field)) ? (
    <Alert color="orange" variant="light" mt="sm">
      {messages.passNeeded}
    </Alert>
  ) : null
}

function Options({ draft, onChange }: Omit<Props, 'found'>) {
  const messages = useMessages(importMessages)
  return (
    <Group gap="md" mt="md" align="flex-start">
      <NativeSelect
        label={messages.dateOrder}
        value={draft.dateOrder}
        data={Object.entries(messages.dateOrders).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, dateOrder: choiceOf(dateOrders, value) })
        }
      />
      <NativeSelect
        label={messages.language}
        value={draft.language}
        data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, language: choiceOf(['fr', 'en'], value) })
        }
      />
      <NativeSelect
        label={messages.known}
        description={messages.knownHint}
        inputWrapperOrder={['label', 'input', 'description']}
        value={draft.known}
        data={Object.entries(messages.knowns).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, known: choiceOf(['complete', 'leave'], value) })
        }
      />
    </Group>
  )
}
