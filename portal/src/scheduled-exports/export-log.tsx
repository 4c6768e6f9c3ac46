import { Skeleton, Text } from '@mantine/core'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { AnchorLink } from '../kit/layout/links.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { exportMessages } from './exports.messages.ts'
import { useExportRuns, type ExportRun, type ScheduledExport } from './exports.queries.ts'
import { RunState } from './run-state.tsx'

type Props = { kept: ScheduledExport; onClose: () => void }

/** Runs of an export, with their results. */
export function ExportLog({ kept, onClose }: Props) {
  const messages = useMessages(exportMessages)
  const runs = useExportRuns(kept.publicId)
  return (
    <Dialog title={messages.logOf(kept.name)} onClose={onClose} size={1040} isFullOnPhone>
      <QueryBoundary query={runs} title={messages.logFailed} loading={<Skeleton height={240} />}>
        {({ items }) => <Runs items={items} title={messages.logOf(kept.name)} />}
      </QueryBoundary>
    </Dialog>
  )
}

function Runs({ items, title }: { items: readonly ExportRun[]; title: string }) {
  const messages = useMessages(exportMessages)
  const dates = useDates()
  return (
    <RecordTable
      title={title}
      rows={items}
      keyOf={({ publicId }) => publicId}
      empty={messages.noRun}
      columns={[
        {
          header: messages.due,
          cell: ({ dueDateTimeUtc, isByHand }) => (
            <>
              {dates.moment(dueDateTimeUtc)}
              {isByHand && (
                <Text size="xs" c="dimmed">
                  {messages.byHand}
                </Text>
              )}
            </>
          ),
        },
        {
          header: messages.period,
          cell: ({ startDate, endDate }) => messages.daysOf(startDate, endDate),
        },
        {
          header: messages.state,
          cell: ({ state, fault }) => (
            <>
              <RunState state={state} />
              {fault && <Text size="xs">{messages.faults[fault]}</Text>}
            </>
          ),
        },
        { header: messages.file, cell: (run) => <FileFacts run={run} /> },
        { header: messages.letters, cell: (run) => <Letters run={run} /> },
      ]}
    />
  )
}

const secondsOf = ({ startedDateTimeUtc: from, endedDateTimeUtc: to }: ExportRun) =>
  from && to ? Math.ceil((Date.parse(to) - Date.parse(from)) / 1000) : null

function FileFacts({ run }: { run: ExportRun }) {
  const messages = useMessages(exportMessages)
  const { state, rows, bytes, publicId } = run
  const seconds = secondsOf(run)
  const facts = [
    rows === null ? null : messages.rows(rows),
    bytes === null ? null : messages.kilobytes(Math.ceil(bytes / 1000)),
    seconds === null ? null : messages.seconds(seconds),
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return '–'
  return (
    <>
      {state === 'done' && (
        <AnchorLink to="/exports/runs/$id" params={{ id: publicId }} size="sm" display="block">
          {messages.open}
        </AnchorLink>
      )}
      <Text size="xs" c="dimmed">
        {facts.join(' · ')}
      </Text>
    </>
  )
}

function Letters({ run: { letters } }: { run: ExportRun }) {
  const messages = useMessages(exportMessages)
  return letters.length === 0
    ? '–'
    : letters.map(({ publicId, name, state }) => (
        <Text key={publicId} size="sm">
          {messages.letterOf(name, messages.letterStates[state])}
        </Text>
      ))
}
