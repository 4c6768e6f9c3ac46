import * as contract from '@guichet/contract/bulk/reschedule-found-tickets.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { startRescheduling } from '../rescheduling/public.ts'
import { foundTickets, type TicketCodes } from '../tickets/public.ts'
import { assertExpected, readLimit } from './start-bulk.ts'

/**
 * Starts one rescheduling of all found tickets; that module has its job, its tracking page and its
 * emails.
 */
export const rescheduleFoundTickets = (codes: TicketCodes) =>
  handle(
    contract.rescheduleFoundTickets,
    async (ctx, { body: { expected, reason, ...search } }) => {
      const found = await foundTickets(ctx, codes, { query: search, limit: readLimit })
      assertExpected(found.length, expected)
      const ticketIds = found.map(({ id }) => id)
      const started = await startRescheduling(ctx, { ticketIds, reason, isOverLeftOut: true })
      if (!started) throw apiError('NoTicketToRescheduleFound')
      return { ...started, leftOut: found.length - started.tickets }
    },
  )
