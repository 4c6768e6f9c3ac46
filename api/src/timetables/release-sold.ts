import { releaseClaims, type Move } from '../availability/public.ts'
import type { Ctx } from '../platform/mount.ts'
import type { SoldTicket } from './sold.db.ts'

/** Tickets that lost their time may choose another one: they keep nothing of it. @returns what is to be given back, as the last statements */
export async function releaseSold({ db, now, actor: { tenantId }, audit }: Ctx, sold: readonly SoldTicket[]): Promise<Move[]> {
  if (sold.length === 0) return []
  await db.updateTable('ticket').set((eb) => ({ state: 'Reschedulable', slot_id: null, begins_at: null, ends_at: null, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId).where('id', 'in', sold.map(({ ticketId }) => ticketId)).execute()
  for (const { ticketId, orderId } of sold) await audit('ticket.made_reschedulable', 'ticket', ticketId, { orderId })
  return releaseClaims(db, tenantId, sold.map(({ unitId }) => unitId), now)
}
