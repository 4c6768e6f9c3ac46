import { Button, Skeleton, Progress, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconUpload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { RefusedRows } from './checked-rows.tsx'
import { ChooseFile } from './choose-file.tsx'
import { importMessages } from './client-imports.messages.ts'
import {
  useClientImport,
  wholeList,
  acceptedCount,
  type ClientImport,
} from './client-imports.queries.ts'
import { ReadColumns } from './read-columns.tsx'

const route = getRouteApi('/inside/clients/import')

/**
 * Import of a spreadsheet of clients: choose the file, map its columns, check, then import. The id
 * of the import is in the address.
 */
export function ImportClientsScreen() {
  const messages = useMessages(importMessages)
  const { id } = route.useSearch()
  const navigate = route.useNavigate()
  const found = useClientImport(id)
  const show = (next: string) => void navigate({ search: { id: next } })
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <>
            <ButtonLink
              to="/clients"
              search={wholeList}
              variant="subtle"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
            >
              {messages.back}
            </ButtonLink>
            {id !== '' && (
              <Button
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
                onClick={() => show('')}
              >
                {messages.another}
              </Button>
            )}
          </>
        }
      />
      {id === '' ? (
        <ChooseFile onRead={show} />
      ) : (
        <QueryBoundary
          query={found}
          title={messages.loadFailed}
          loading={<Skeleton height={320} />}
        >
          {(read) =>
            read.workPublicId === null ? (
              <ReadColumns key={read.publicId} found={read} />
            ) : (
              <ImportProgress found={read} />
            )
          }
        </QueryBoundary>
      )}
    </>
  )
}

/** Progress of a started import, and the rows that it rejected. */
function ImportProgress({ found }: { found: ClientImport }) {
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
