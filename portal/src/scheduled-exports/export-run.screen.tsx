import { getExportFile } from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { isApiError } from '../kit/api/api-error.ts'
import { callForAnswer } from '../kit/api/call.ts'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDownload } from '../kit/api/use-download.ts'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { exportsDefaults } from './exports-search.rules.ts'
import { exportMessages } from './exports.messages.ts'
import { useExportRun, type ExportRun } from './exports.queries.ts'
import { RunState } from './run-state.tsx'

const route = getRouteApi('/inside/exports/runs/$id')

/** Page behind the link in an email: the file, or why there is none. */
export function ExportRunScreen() {
  const messages = useMessages(exportMessages)
  const { id } = route.useParams()
  const run = useExportRun(id)
  const hasNoAccess = isApiError(run.error, 'NoAccess')
  return (
    <>
      <PageHead title={run.data?.name ?? (hasNoAccess ? messages.noAccessTitle : messages.title)} />
      {hasNoAccess ? (
        <p className="panel" style={{ padding: 'var(--mantine-spacing-md)' }}>
          {messages.noAccess}
        </p>
      ) : (
        <QueryBoundary query={run} title={messages.runFailed} loading={<Skeleton height={240} />}>
          {(found) => <Run run={found} />}
        </QueryBoundary>
      )}
      <AnchorLink to="/exports" search={exportsDefaults} size="sm" mt="md" display="inline-block">
        {messages.all}
      </AnchorLink>
    </>
  )
}

function Run({ run }: { run: ExportRun }) {
  const messages = useMessages(exportMessages)
  const { subject, format, startDate, endDate, state, rows, bytes } = run
  const facts = [
    { label: messages.fields.subject, amount: messages.subjects[subject] },
    { label: messages.period, amount: messages.daysOf(startDate, endDate) },
    { label: messages.fields.format, amount: messages.formats[format] },
    ...(rows === null ? [] : [{ label: messages.file, amount: messages.rows(rows) }]),
  ]
  return (
    <Stack className="panel" p="md" gap="md" maw={560}>
      <div>
        <RunState state={state} />
      </div>
      <TotalsList rows={facts} />
      <Standing run={run} />
      {state === 'done' && bytes !== null && <TakeFile run={run} bytes={bytes} />}
    </Stack>
  )
}

/** State of the file in words. */
function Standing({ run: { state, fault, expiresDateTimeUtc: end } }: { run: ExportRun }) {
  const messages = useMessages(exportMessages)
  const dates = useDates()
  const texts = {
    waiting: messages.waitingText,
    done: end ? messages.readyUntil(dates.moment(end)) : '',
    expired: messages.expiredText,
    failed: fault ? messages.faults[fault] : '',
    missed: messages.missedText,
  }
  return (
    <Text size="sm" component="output" display="block">
      {texts[state]}
    </Text>
  )
}

function TakeFile({ run, bytes }: { run: ExportRun; bytes: number }) {
  const messages = useMessages(exportMessages)
  const { taking, take } = useDownload<ExportRun['format']>(messages.downloaded)
  const { publicId: id, format } = run
  return (
    <Button
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={taking !== null}
      onClick={() =>
        take({ format, ask: () => callForAnswer(getExportFile, { params: { id } }, {}) })
      }
    >
      {messages.download} ({messages.kilobytes(Math.ceil(bytes / 1000))})
    </Button>
  )
}
