import type { Language } from '@guichet/contract/rules.messages.ts'
import { freePlaces, releaseClaims } from '../availability/public.ts'
import { queueMails } from '../mail/public.ts'
import { recordAudits } from '../platform/db/audit.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { JobHandler, JobRun } from '../platform/jobs/worker.ts'
import { nextGeneration, unitsWithAccessories } from '../tickets/public.ts'
import {
  addLatecomers,
  dropRows,
  lockOrders,
  nextOrders,
  progressOf,
  reschedulingById,
  rowsToFree,
  type RowToFree,
} from './freeing.db.ts'

const ordersAtOnce = 100

/**
 * Frees the tickets of a cancelled date, a hundred orders per transaction: places free, tickets
 * reschedulable, one email for each order. Finished orders are marked in their rows, so that the
 * job continues after a crash or a stop, and two workers never repeat them.
 */
export const freeTickets: JobHandler = {
  lane: 'long',
  tries: 20,
  run: (job) =>
    job.inTenant('write', async (tx) => {
      const id = String(job.payload.reschedulingId)
      const progress = await progressOf(tx.db, job.tenantId, id)
      await job.checkIn(tx, progress)
      const rescheduling = await reschedulingById(tx.db, job.tenantId, id)
      if (progress.done === 0) await addLatecomers(tx.db, rescheduling)
      const orderIds = await nextOrders(tx.db, job.tenantId, id, ordersAtOnce)
      if (orderIds.length) {
        const places = await freeOrders(tx, job, rescheduling, orderIds)
        await job.checkIn(tx, await progressOf(tx.db, job.tenantId, id))
        await freePlaces(tx.db, job.tenantId, places)
        return 'again'
      }
      await updateRows(tx.db, job.tenantId, 'rescheduling')
        .set({ ended_at: tx.now })
        .where('id', '=', id)
        .execute()
      return undefined
    }),
}

/** @returns The places to release, as the last statements */
async function freeOrders(
  { db, now }: Transaction,
  { tenantId }: JobRun,
  rescheduling: { id: string; created_by: string },
  orderIds: readonly string[],
) {
  const orders = await lockOrders(db, tenantId, orderIds)
  const rows = await rowsToFree(db, tenantId, rescheduling.id, orderIds)
  // A ticket that was cancelled, moved or picked up since the start has no time to lose any more.
  const [live, gone] = [
    rows.filter((row) => row.isStillThere),
    rows.filter((row) => !row.isStillThere),
  ]
  await dropRows(
    db,
    tenantId,
    rescheduling.id,
    gone.map((row) => row.ticketId),
  )
  if (!live.length) return []
  const ticketIds = live.map((row) => row.ticketId)
  await takeTimesAway(db, tenantId, ticketIds)
  const freed = await releaseClaims(
    db,
    tenantId,
    await unitsWithAccessories(
      db,
      tenantId,
      live.map((row) => row.unitId),
    ),
    now,
  )
  await updateRows(db, tenantId, 'rescheduling_ticket')
    .set({ freed_at: now })
    .where('rescheduling_id', '=', rescheduling.id)
    .where('ticket_id', 'in', ticketIds)
    .execute()
  await queueClientEmails(
    db,
    { tenantId, id: rescheduling.id, now },
    orders.filter((order) => live.some((row) => row.orderId === order.id)),
  )
  await recordFreed(db, { tenantId, now }, rescheduling, live)
  return freed
}

/** A new generation: the printed or emailed code is no longer valid. */
const takeTimesAway = (db: Db, tenantId: string, ticketIds: readonly string[]) =>
  updateRows(db, tenantId, 'ticket')
    .set((eb) => ({
      state: 'Reschedulable',
      slot_id: null,
      begins_at: null,
      ends_at: null,
      ...nextGeneration(),
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', [...ticketIds])
    .execute()

/** Recorded under the account that started it, whose request has ended long ago. */
const recordFreed = (
  db: Db,
  { tenantId, now }: { tenantId: string; now: string },
  rescheduling: { id: string; created_by: string },
  rows: readonly RowToFree[],
) =>
  recordAudits(
    db,
    rows.map((row) => ({
      tenantId,
      accountId: rescheduling.created_by,
      requestId: `rescheduling:${rescheduling.id}`,
      now,
      code: 'ticket.made_reschedulable',
      subject: 'ticket',
      subjectId: row.ticketId,
      orderId: row.orderId,
      facts: { reschedulingId: rescheduling.id, from: row.beginsAt },
    })),
  )

/** Queues one email for each order with an address, for all its affected tickets. */
async function queueClientEmails(
  db: Transaction['db'],
  { tenantId, id, now }: { tenantId: string; id: string; now: string },
  orders: Awaited<ReturnType<typeof lockOrders>>,
) {
  const keyOf = (orderId: string) => `rescheduling:${id}:${orderId}`
  const mails = await queueMails(
    db,
    orders.flatMap((order) =>
      order.email
        ? [
            {
              tenantId,
              kind: 'rescheduling' as const,
              dedupeKey: keyOf(order.id),
              to: order.email,
              language: order.language as Language,
              now,
              data: { reschedulingId: id },
              orderId: order.id,
              clientId: order.client_id,
            },
          ]
        : [],
    ),
  )
  for (const order of orders) {
    const mailId = mails.get(keyOf(order.id))
    if (mailId)
      await updateRows(db, tenantId, 'rescheduling_ticket')
        .set({ mail_id: mailId })
        .where('rescheduling_id', '=', id)
        .where('order_id', '=', order.id)
        .execute()
  }
}
