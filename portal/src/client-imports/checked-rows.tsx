import { importOutcomes, passOutcomes } from '@guichet/contract/client-imports/client-import.ts'
import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { importMessages } from './client-imports.messages.ts'
import {
  acceptedCount,
  clientCount,
  useRefusedRows,
  useStartImport,
  type ClientImport,
} from './client-imports.queries.ts'
import styles from './client-imports.module.css'

type Props = { found: ClientImport; isCurrent: boolean }

/** The result of a dry run, and the button that imports it. */
export function CheckedRows({ found, isCurrent }: Props) {
  const messages = useMessages(importMessages)
  const start = useStartImport(found.publicId)
  const accepted = acceptedCount(found)
  return (
    <section aria-live="polite">
      <Title order={2} size="h4" mb="xs">
        {messages.resultTitle}
      </Title>
      {isCurrent ? (
        <>
          <Outcomes found={found} />
          <ProblemAlert error={start.error} />
          {accepted > 0 ? (
            <Button
              mt="md"
              loading={start.isPending}
              onClick={() =>
                start.mutate({ params: { id: found.publicId }, body: { expected: accepted } })
              }
            >
              {messages.start(clientCount(found), found.passes.new)}
            </Button>
          ) : (
            <Alert color="orange" variant="light" mt="md">
              {messages.nobody}
            </Alert>
          )}
          {found.refused.length > 0 && <RefusedRows found={found} />}
        </>
      ) : (
        <Text c="dimmed">{messages.stale}</Text>
      )}
    </section>
  )
}

/** Counts by outcome; passes, and rows that only add one, are listed when there are any. */
function Outcomes({ found: { outcomes, passes } }: Pick<Props, 'found'>) {
  const messages = useMessages(importMessages)
  const sentences = [
    ...importOutcomes
      .filter((outcome) => outcome !== 'again' || outcomes.again > 0)
      .map((outcome) => messages.outcomes[outcome](outcomes[outcome])),
    ...passOutcomes
      .filter((outcome) => passes[outcome] > 0)
      .map((outcome) => messages.passes[outcome](passes[outcome])),
  ]
  return (
    <ul className={styles.outcomes}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** Rejected rows, each with its problems. */
export function RefusedRows({ found }: { found: ClientImport }) {
  const messages = useMessages(importMessages)
  const { isTaking, take } = useRefusedRows(found.publicId)
  const { refused, outcomes } = found
  return (
    <section className={styles.refused}>
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={3} size="h5">
          {messages.refusedTitle}
        </Title>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isTaking}
          onClick={take}
        >
          {messages.takeRefused}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {messages.refusedHint}{' '}
        {outcomes.refused > refused.length && messages.firstRefused(refused.length)}
      </Text>
      <RecordTable
        title={messages.refusedTitle}
        rows={refused}
        keyOf={({ rowNumber }) => String(rowNumber)}
        isTall
        empty={null}
        columns={[
          { header: messages.row, cell: ({ rowNumber }) => rowNumber },
          {
            header: messages.wrong,
            cell: ({ problems }) => (
              <ul>
                {problems.map(({ field, detail }) => (
                  <li key={field}>
                    <strong>{messages.fields[field]}</strong> {detail}
                  </li>
                ))}
              </ul>
            ),
          },
          {
            header: messages.content,
            cell: ({ cells }) => (
              <span className="dimmed breaks">{cells.filter(Boolean).join(' · ')}</span>
            ),
          },
        ]}
      />
    </section>
  )
}
