import type { Language } from '@guichet/contract/rules.messages.ts'
import { freePlaces, releaseClaims } from '../availability/public.ts'
import { queueMails } from '../mail/public.ts'
import { recordAudits } from '../platform/audit.ts'
import type { Db, Opened } from '../platform/db.ts'
import type { JobHandler, JobRun } from '../platform/worker.ts'
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
 * Works a lost day off by the hundred orders, each hundred in one transaction: places free, tickets
 * reschedulable, one email for each order. What is done is marked on its rows, so that it goes on
 * after a crash or a stop where it was, and two workers never do it twice.
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
      await tx.db
        .updateTable('rescheduling')
        .set({ ended_at: tx.now })
        .where('tenant_id', '=', job.tenantId)
        .where('id', '=', id)
        .execute()
      return undefined
    }),
}

/** @returns The places to give back, as the last statements */
async function freeOrders(
  { db, now }: Opened,
  { tenantId }: JobRun,
  rescheduling: { id: string; created_by: string },
  orderIds: readonly string[],
) {
  const orders = await lockOrders(db, tenantId, orderIds)
  const rows = await rowsToFree(db, tenantId, rescheduling.id, orderIds)
  // A ticket that was voided, moved or handed out since the launch has nothing to lose any more.
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
  await db
    .updateTable('rescheduling_ticket')
    .set({ freed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('rescheduling_id', '=', rescheduling.id)
    .where('ticket_id', 'in', ticketIds)
    .execute()
  await tellClients(
    db,
    { tenantId, id: rescheduling.id, now },
    orders.filter((order) => live.some((row) => row.orderId === order.id)),
  )
  await recordFreed(db, { tenantId, now }, rescheduling, live)
  return freed
}

/** A new generation: the code that was printed or emailed opens no gate any more. */
const takeTimesAway = (db: Db, tenantId: string, ticketIds: readonly string[]) =>
  db
    .updateTable('ticket')
    .set((eb) => ({
      state: 'Reschedulable',
      slot_id: null,
      begins_at: null,
      ends_at: null,
      ...nextGeneration(),
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ticketIds])
    .execute()

/** In the name of the person who launched it, whose request is long over. */
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

/** One email for each order that left an address, however many of its tickets are hit. */
async function tellClients(
  db: Opened['db'],
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
      await db
        .updateTable('rescheduling_ticket')
        .set({ mail_id: mailId })
        .where('tenant_id', '=', tenantId)
        .where('rescheduling_id', '=', id)
        .where('order_id', '=', order.id)
        .execute()
  }
}
