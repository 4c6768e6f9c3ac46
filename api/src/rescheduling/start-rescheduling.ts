import { closeRentals, closeSlots } from '../availability/public.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { newId } from '../platform/values/ids.ts'
import { isTimeOver } from '../tickets/public.ts'
import { countHits, hitsByIds, type Hit, type HitCounts, type LostWindow } from './matching.db.ts'

type Start = {
  hits: readonly Hit[]
  reason: string
  lost: LostWindow | null
  closesSlots: boolean
  closingSlotIds: readonly string[]
}
export type StartedRescheduling = HitCounts & { publicId: string; workPublicId: string }

type TicketsToFree = { ticketIds: readonly string[]; reason: string; isOverLeftOut?: boolean }

/**
 * For other modules: makes these tickets reschedulable, with a job that the tray shows. Null when
 * none has a time that can be cancelled, for example equipment that is out or, with
 * `isOverLeftOut`, a ticket whose time is over.
 *
 * @throws NotFound
 */
export async function startRescheduling(
  ctx: Ctx,
  { ticketIds, reason, isOverLeftOut = false }: TicketsToFree,
): Promise<StartedRescheduling | null> {
  const named = ticketIds.length ? await hitsByIds(ctx.db, ctx.tenantId, ticketIds) : []
  const hits = isOverLeftOut ? named.filter(({ endsAt }) => !isTimeOver(endsAt, ctx.now)) : named
  return hits.length
    ? beginRescheduling(ctx, { hits, reason, lost: null, closesSlots: false, closingSlotIds: [] })
    : null
}

/**
 * Writes a cancelled date: its tickets with the times they lose, one job that frees them and
 * notifies the clients, and the closed slots as the last statements.
 */
export async function beginRescheduling(
  { db, now, tenantId, accountId, audit }: Ctx,
  { hits, reason, lost, closesSlots, closingSlotIds }: Start,
): Promise<StartedRescheduling> {
  if (!hits.length) throw apiError('NoTicketToRescheduleFound')
  const id = newId()
  const workPublicId = await enqueue(db, {
    tenantId,
    kind: 'rescheduling',
    payload: { reschedulingId: id },
    runAt: now,
    shownTo: { accountId, total: hits.length },
  })
  await db
    .insertInto('rescheduling')
    .values({
      tenant_id: tenantId,
      id,
      job_id: workPublicId,
      reason,
      ...lostColumns(lost),
      closes_slots: closesSlots,
      created_by: accountId,
      created_at: now,
    })
    .execute()
  await inChunks(
    hits.map((hit) => ({
      tenant_id: tenantId,
      rescheduling_id: id,
      ticket_id: hit.ticketId,
      order_id: hit.orderId,
      slot_id: hit.slotId,
      begins_at: hit.beginsAt,
      ends_at: hit.endsAt,
    })),
    (some) => db.insertInto('rescheduling_ticket').values(some).execute(),
  )
  const counts = await countHits(db, tenantId, hits)
  await audit('rescheduling.launched', 'rescheduling', id, {
    facts: {
      tickets: counts.tickets,
      orders: counts.orders,
      date: lost?.date ?? null,
      slots: closingSlotIds.length,
    },
  })
  if (closesSlots && lost)
    await closeRentals(db, tenantId, lost.models, {
      date: lost.date,
      beginTime: lost.beginTime,
      endTime: lost.endTime,
      now,
    })
  await closeSlots(db, tenantId, closingSlotIds, now)
  return { publicId: id, workPublicId, ...counts }
}

/** Columns for the cancelled hours and items; null for tickets by id. */
const lostColumns = (lost: LostWindow | null) =>
  lost
    ? {
        on_date: lost.date,
        begin_time: lost.beginTime,
        end_time: lost.endTime,
        items: JSON.stringify({
          activities: lost.activities,
          models: lost.models,
          accessories: lost.accessories,
        }),
      }
    : { on_date: null, begin_time: null, end_time: null, items: JSON.stringify({}) }
