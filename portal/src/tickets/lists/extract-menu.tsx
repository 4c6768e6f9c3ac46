import { beginTicketExtract } from '@guichet/contract/extracts/begin-ticket-extract.ts'
import { ActionIcon, Button, Group, Menu, Progress, Text } from '@mantine/core'
import { IconCsv, IconDots, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkItems, type BulkAction } from '../../domain/bulk-items.tsx'
import { bulkMessages } from '../../domain/bulk.messages.ts'
import { ExtractItems } from '../../domain/extract-items.tsx'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { queryOf, useTickets } from '../tickets.queries.ts'
import { BulkOfTickets } from './bulk-of-tickets.tsx'
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
