import { activateFoundTickets } from '@guichet/contract/bulk/activate-found-tickets.ts'
import { rescheduleFoundTickets } from '@guichet/contract/bulk/reschedule-found-tickets.ts'
import { BulkDialog } from '../../domain/bulk-dialog.tsx'
import type { BulkAction } from '../../domain/bulk-items.tsx'
import { bulkMessages } from '../../domain/bulk.messages.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { queryOf } from '../tickets.queries.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'

type BulkProps = { action: BulkAction; search: TicketSearch; total: number; onClose: () => void }

/** Runs an action on all tickets that the list finds. */
export function BulkOfTickets({ action, search, total, onClose }: BulkProps) {
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
