import { activateFoundTickets } from '@guichet/contract/bulk/activate-found-tickets.ts'
import { rescheduleFoundTickets } from '@guichet/contract/bulk/reschedule-found-tickets.ts'
import { beginTicketExtract } from '@guichet/contract/extracts/begin-ticket-extract.ts'
import { ActionIcon, Button, Group, Menu, Progress, Text } from '@mantine/core'
import { IconCsv, IconDots, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkDialog } from '../../domain/bulk-dialog.tsx'
import { BulkItems, type BulkAction } from '../../domain/bulk-items.tsx'
import { bulkMessages } from '../../domain/bulk.messages.ts'
import { ExtractItems } from '../../domain/extract-items.tsx'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { queryOf, useTickets } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'
import type { useExtract } from './use-extract.ts'

type Extract = ReturnType<typeof useExtract>

type MenuProps = Pick<Extract, 'progress' | 'extract'> & { search: TicketSearch }

/** Actions on the whole list: export to a file, bulk actions. */
export function ExtractMenu({ progress, extract, search }: MenuProps) {
  const messages = useMessages(ticketListMessages)
  const [action, setAction] = useState<BulkAction | null>(null)
  const { data: list } = useTickets(search)
  const { publicId: collaboratorId } = useBusiness()
  const prepare = useCommand(beginTicketExtract, {
    titles: useMessages(bulkMessages).commands.beginTicketExtract,
    invalidates: [queryKeys.work.all],
  })
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={messages.more}
            title={messages.more}
            loading={progress !== null}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => void extract('xlsx')}
          >
            {messages.extract}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCsv size={16} aria-hidden />}
            onClick={() => void extract('csv')}
          >
            {messages.extractCsv}
          </Menu.Item>
          <ExtractItems
            list={list}
            make="tickets"
            filter={queryOf(search)}
            onChoose={(format) =>
              prepare.mutate({ body: { collaboratorId, ...queryOf(search), format } })
            }
          />
          <BulkItems actions={['activation', 'rescheduling']} list={list} onChoose={setAction} />
        </Menu.Dropdown>
      </Menu>
      {action && list && (
        <BulkOfTickets
          action={action}
          search={search}
          total={list.total}
          onClose={() => setAction(null)}
        />
      )}
    </>
  )
}

/** Progress of an export, with a cancel button. */
export function ExtractProgress({
  progress: { tickets, bytes },
  cancel,
}: Pick<Extract, 'cancel'> & { progress: NonNullable<Extract['progress']> }) {
  const messages = useMessages(ticketListMessages)
  return (
    <Group gap="sm" mb="sm" className="panel" p="sm" wrap="nowrap">
      <div style={{ flex: 1 }}>
        <Text size="sm" component="output" display="block">
          {tickets === null
            ? messages.extractBegins
            : messages.extracting(tickets, Math.ceil(bytes / 1000))}
        </Text>
        <Progress value={100} animated mt={6} aria-label={messages.extract} />
      </div>
      <Button variant="default" onClick={cancel}>
        {messages.cancel}
      </Button>
    </Group>
  )
}

type BulkProps = { action: BulkAction; search: TicketSearch; total: number; onClose: () => void }

/** Runs an action on all tickets that the list finds. */
function BulkOfTickets({ action, search, total, onClose }: BulkProps) {
  const { publicId: collaboratorId } = useBusiness()
  const { commands } = useMessages(bulkMessages)
  // The tray shows the progress; the lists are refetched, because their contents may have changed.
  const shared = { isShownInForm: true, onDone: onClose }
  const activate = useCommand(activateFoundTickets, {
    titles: commands.activateFoundTickets,
    invalidates: [queryKeys.work.all, queryKeys.tickets.all],
    ...shared,
  })
  const reschedule = useCommand(rescheduleFoundTickets, {
    titles: commands.rescheduleFoundTickets,
    invalidates: [queryKeys.work.all, queryKeys.tickets.all, queryKeys.rescheduling.all],
    ...shared,
  })
  const { sort: _sort, ...query } = queryOf(search)
  const { isPending, error } = action === 'activation' ? activate : reschedule
  return (
    <BulkDialog
      action={action}
      total={total}
      isPending={isPending}
      error={error}
      onStart={({ expected, reason }) => {
        const body = { collaboratorId, ...query, expected }
        if (action === 'activation') activate.mutate({ body })
        else reschedule.mutate({ body: { ...body, reason } })
      }}
      onClose={onClose}
    />
  )
}
