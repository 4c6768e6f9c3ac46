import { Progress, Stack, Text, Title } from '@mantine/core'
import { ButtonLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { RefusedRows } from './checked-rows.tsx'
import { importMessages } from './client-imports.messages.ts'
import { acceptedCount, wholeList, type ClientImport } from './client-imports.queries.ts'

/** Progress of a started import, and the rows that it rejected. */
export function ImportProgress({ found }: { found: ClientImport }) {
  const messages = useMessages(importMessages)
  const total = acceptedCount(found)
  const isDone = found.done >= total
  return (
    <Stack gap="lg">
      <section className="panel" style={{ padding: 20 }}>
        <Title order={2} size="h4">
          {isDone ? messages.done : messages.running}
        </Title>
        <Text component="output" size="sm" mt={4} display="block">
          {messages.progress(found.done, total)}
        </Text>
        <Progress
          value={total ? (found.done / total) * 100 : 100}
          aria-label={isDone ? messages.done : messages.running}
          mt="sm"
        />
        {isDone ? (
          <ButtonLink to="/clients" search={wholeList} mt="md">
            {messages.seeClients}
          </ButtonLink>
        ) : (
          <Text size="sm" c="dimmed" mt="sm">
            {messages.runningHint}
          </Text>
        )}
      </section>
      {found.refused.length > 0 && <RefusedRows found={found} />}
    </Stack>
  )
}
