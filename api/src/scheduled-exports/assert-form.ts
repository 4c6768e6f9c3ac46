import type { ExportForm } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { foundOrders } from '../orders/public.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { listedTickets, type TicketCodes } from '../tickets/public.ts'
import { mayRead, staffOf } from './readers.db.ts'

type Form = Pick<
  ExportForm,
  'subject' | 'format' | 'rhythm' | 'day' | 'recipientPublicIds' | 'orders' | 'tickets'
>

/**
 * Rejects a form that could never run: a format that the subject lacks, an impossible day, an
 * invalid filter. A new recipient must have access to the data now; one who lost it may stay, and
 * is skipped in the meantime.
 *
 * @throws InvalidRequest
 * @throws NotFound when the filter names something unknown
 */
export async function assertForm(
  ctx: Ctx,
  codes: TicketCodes,
  { form, before }: { form: Form; before: readonly string[] },
): Promise<void> {
  const { db, language, tenantId } = ctx
  const { subject, format, rhythm, day, recipientPublicIds: ids, orders, tickets } = form
  if (subject === 'sales' && format !== 'xlsx') throw fieldProblem('format', 'choice', language)
  if (rhythm === 'weekly' && day > 7) throw fieldProblem('day', 'maxValue:7', language)
  const staff = await staffOf(db, tenantId)
  const readers = new Set(
    staff.filter((reader) => mayRead(reader, subject)).map(({ accountId }) => accountId),
  )
  if (ids.some((id) => !readers.has(id) && !before.includes(id)))
    throw fieldProblem('recipientPublicIds', 'invalid', language)
  if (subject === 'orders' && orders) await foundOrders(ctx, codes, { query: orders, limit: 1 })
  if (subject === 'tickets' && tickets)
    await listedTickets(ctx, codes, { query: tickets, limit: 1 })
}
