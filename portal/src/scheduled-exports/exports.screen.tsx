import { ActionIcon, Menu, Skeleton, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { Confirm } from '../kit/layout/confirm.tsx'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { PagedTable } from '../kit/tables/paged-table.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { emptyFields, fieldsOf, filterIn, filterOf } from './export-draft.rules.ts'
import { exportsDefaults } from './exports-search.rules.ts'
import { exportMessages } from './exports.messages.ts'
import {
  useDeleteExport,
  useRunExport,
  useSaveExport,
  useScheduledExports,
  type ExportDraft,
  type ScheduledExport,
} from './exports.queries.ts'
import { RunState } from './run-state.tsx'

const ExportForm = lazyPart(() => import('./export-form.tsx'), 'ExportForm')
const ExportLog = lazyPart(() => import('./export-log.tsx'), 'ExportLog')
const route = getRouteApi('/inside/exports')
type Act = 'edit' | 'log' | 'remove'

/** List of scheduled exports, with their last runs. */
export function ExportsScreen() {
  const messages = useMessages(exportMessages)
  const exports = useScheduledExports()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [acting, setActing] = useState<{ act: Act; kept: ScheduledExport } | null>(null)
  const usual = useUsualSubject()
  const close = () => setActing(null)
  const make = (subject: typeof search.make) =>
    void navigate({ search: { ...exportsDefaults, make: subject }, replace: true })
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          exports.data && <CreateButton onClick={() => make(usual)}>{messages.create}</CreateButton>
        }
      />
      <QueryBoundary
        query={exports}
        title={messages.loadFailed}
        loading={<Skeleton height={320} />}
      >
        {({ items }) => (
          <ExportsTable items={items} onAct={(act, kept) => setActing({ act, kept })} />
        )}
      </QueryBoundary>
      {search.make && exports.data && <MakeExport onClose={() => make('')} />}
      {acting?.act === 'edit' && (
        <ExportForm
          kept={acting.kept}
          stored={fieldsOf(acting.kept)}
          filter={filterOf(acting.kept)}
          onClose={close}
        />
      )}
      {acting?.act === 'log' && <ExportLog kept={acting.kept} onClose={close} />}
      {acting?.act === 'remove' && <RemoveExport kept={acting.kept} onClose={close} />}
    </>
  )
}

function useUsualSubject() {
  const business = useBusiness()
  if (mayOpen(business, 'SalesReports')) return 'sales'
  return mayOpen(business, 'Orders') ? 'orders' : 'tickets'
}

function MakeExport({ onClose }: { onClose: () => void }) {
  const search = route.useSearch()
  const language = useLanguage()
  const { userPublicId } = useBusiness()
  const usual = useUsualSubject()
  return (
    <ExportForm
      kept={null}
      stored={emptyFields(search, { language, userPublicId, subject: search.make || usual })}
      filter={filterIn(search)}
      onClose={onClose}
    />
  )
}

type TableProps = {
  items: readonly ScheduledExport[]
  onAct: (act: Act, kept: ScheduledExport) => void
}
function ExportsTable({ items, onAct }: TableProps) {
  const messages = useMessages(exportMessages)
  const dates = useDates()
  return (
    <PagedTable
      title={messages.title}
      isTitleHidden
      rows={items}
      empty={messages.empty}
      sizes={[25]}
      columns={[
        {
          header: messages.fields.name,
          cell: ({ name, subject, format }) => (
            <>
              <Text size="sm" fw={550}>
                {name}
              </Text>
              <Text size="xs" c="dimmed">
                {messages.subjects[subject]} · {messages.formats[format]}
              </Text>
            </>
          ),
        },
        {
          header: messages.fields.rhythm,
          cell: ({ rhythm, day, hour }) => messages.when[rhythm](day, hour),
        },
        {
          header: messages.fields.recipients,
          cell: ({ recipients }) => messages.recipientCount(recipients.length),
        },
        {
          header: messages.next,
          cell: ({ nextDueDateTimeUtc: due }) =>
            due ? dates.moment(due) : messages.fields.isPaused,
        },
        {
          header: messages.last,
          cell: ({ lastRun }) => (lastRun ? <RunState state={lastRun.state} /> : messages.never),
        },
      ]}
      acts={(kept) => <Acts kept={kept} onAct={(act) => onAct(act, kept)} />}
    />
  )
}

function Acts({ kept, onAct }: { kept: ScheduledExport; onAct: (act: Act) => void }) {
  const messages = useMessages(exportMessages)
  const run = useRunExport()
  const save = useSaveExport(() => {})
  const { publicId: id, name, isPaused } = kept
  const body = { ...fieldsOf(kept), ...filterOf(kept), isPaused: !isPaused } as ExportDraft
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={messages.actionsOf(name)}
          title={messages.actionsOf(name)}
          loading={run.isPending || save.isPending}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => run.mutate({ params: { id } })}>{messages.runNow}</Menu.Item>
        <Menu.Item onClick={() => onAct('log')}>{messages.log}</Menu.Item>
        <Menu.Item onClick={() => onAct('edit')}>{messages.change}</Menu.Item>
        <Menu.Item onClick={() => save.mutate({ params: { id }, body })}>
          {isPaused ? messages.resume : messages.pause}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => onAct('remove')}>
          {messages.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function RemoveExport({ kept, onClose }: { kept: ScheduledExport; onClose: () => void }) {
  const messages = useMessages(exportMessages)
  const remove = useDeleteExport()
  return (
    <Confirm
      title={messages.removeTitle(kept.name)}
      verb={messages.remove}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: kept.publicId } }, { onSettled: onClose })}
    >
      {messages.removeText}
    </Confirm>
  )
}
