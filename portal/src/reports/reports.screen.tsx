import { Button, Group, Skeleton } from '@mantine/core'
import { IconFileExport, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { Confirm } from '../kit/layout/confirm.tsx'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { PagedTable } from '../kit/tables/paged-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { daysOf, reportOfDay } from './periods.rules.ts'
import { ReportStatus } from './report-status.tsx'
import { reportMessages } from './reports.messages.ts'
import {
  useCreateDayReport,
  useDeleteReport,
  useReports,
  type ReportHead,
} from './reports.queries.ts'

const FiguresCheck = lazyPart(
  () => import('./figures-check.tsx'),
  'FiguresCheck',
  <Skeleton height={120} mt="lg" />,
)
const MakeReport = lazyPart(() => import('./make-report.tsx'), 'MakeReport')

export function ReportsScreen() {
  const messages = useMessages(reportMessages)
  const reports = useReports()
  const [isMaking, setMaking] = useState(false)
  const [doomed, setDoomed] = useState<ReportHead | null>(null)
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <>
            <ButtonLink
              to="/exports"
              search={{ make: 'sales', filter: '', deferred: false }}
              variant="subtle"
              leftSection={<IconFileExport size={16} aria-hidden />}
            >
              {messages.schedule}
            </ButtonLink>
            {reports.data && reports.data.items.length > 0 && (
              <CreateButton onClick={() => setMaking(true)}>{messages.newReport}</CreateButton>
            )}
          </>
        }
      />
      <QueryBoundary
        query={reports}
        title={messages.loadFailed}
        loading={<Skeleton height={320} />}
      >
        {({ items }) => (
          <>
            <DayReports items={items} />
            <ReportsTable items={items} onCreate={() => setMaking(true)} onRemove={setDoomed} />
          </>
        )}
      </QueryBoundary>
      {reports.data && <FiguresCheck />}
      {isMaking && <MakeReport onClose={() => setMaking(false)} />}
      {doomed && <RemoveReport report={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

/** Opens the report of today or yesterday with one press, and creates it first if there is none. */
function DayReports({ items }: { items: readonly ReportHead[] }) {
  const messages = useMessages(reportMessages)
  const today = useDates().today()
  const navigate = useNavigate()
  const open = ({ publicId: id }: Pick<ReportHead, 'publicId'>) =>
    navigate({ to: '/reports/$id', params: { id } })
  const create = useCreateDayReport(open)
  return (
    <Group gap="xs" mb="sm">
      {(['today', 'yesterday'] as const).map((period) => {
        const { from: day } = daysOf(period, today)
        const report = reportOfDay(items, day)
        const body = { title: messages.dayTitle(day), startDate: day, endDate: day }
        return (
          <Button
            key={period}
            variant="default"
            loading={create.isPending && create.variables?.body.startDate === day}
            onClick={() => (report ? void open(report) : create.mutate({ body }))}
          >
            {messages.dayReports[period]}
          </Button>
        )
      })}
    </Group>
  )
}

type TableProps = {
  items: readonly ReportHead[]
  onCreate: () => void
  onRemove: (report: ReportHead) => void
}
function ReportsTable({ items, onCreate, onRemove }: TableProps) {
  const messages = useMessages(reportMessages)
  return (
    <PagedTable
      title={messages.title}
      isTitleHidden
      rows={items}
      empty={
        <>
          <p className="no-margin below-16">{messages.empty}</p>
          <CreateButton onClick={onCreate}>{messages.newReport}</CreateButton>
        </>
      }
      sizes={[25]}
      columns={[
        { header: messages.number, cell: ({ number }) => number },
        {
          header: messages.reportTitle,
          cell: ({ publicId, title }) => (
            <AnchorLink to="/reports/$id" params={{ id: publicId }} size="sm" fw={550}>
              {title}
            </AnchorLink>
          ),
        },
        { header: messages.startDate, cell: ({ startDate }) => startDate },
        { header: messages.endDate, cell: ({ endDate }) => endDate },
        { header: messages.createdBy, cell: ({ createdByName }) => createdByName },
        { header: messages.status, cell: ({ status }) => <ReportStatus status={status} /> },
      ]}
      acts={(report) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <ButtonLink
            to="/reports/$id"
            params={{ id: report.publicId }}
            variant="default"
            size="compact-sm"
            aria-label={messages.viewOf(report.title)}
          >
            {messages.view}
          </ButtonLink>
          <IconAction
            label={messages.remove(report.title)}
            icon={IconTrash}
            color="red"
            isOnce
            onClick={() => onRemove(report)}
          />
        </Group>
      )}
    />
  )
}

function RemoveReport({ report, onClose }: { report: ReportHead; onClose: () => void }) {
  const messages = useMessages(reportMessages)
  const remove = useDeleteReport()
  return (
    <Confirm
      title={messages.removeTitle(report.title)}
      verb={messages.removeVerb}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: report.publicId } }, { onSettled: onClose })}
    >
      {messages.removeText}
    </Confirm>
  )
}
