import type { TestServer } from '../../test-server.ts'

/** Reschedulings of one business, and queries of their results. */
export function rescheduledBy(server: TestServer) {
  const stateOf = async (ticketId: string) =>
    (
      await server.owner.query('select state, slot_id, begins_at from ticket where id = $1', [
        ticketId,
      ])
    ).rows[0] as { state: string; slot_id: string | null; begins_at: Date | null }
  const places = async (id: string) =>
    (
      await server.owner.query('select quantity, taken, overbooked from resource where id = $1', [
        id,
      ])
    ).rows[0] as object
  const emailsTo = async (orderId: string) =>
    (
      await server.owner.query(
        `select state from mail where kind = 'rescheduling' and order_id = $1`,
        [orderId],
      )
    ).rowCount
  return { stateOf, places, emailsTo }
}
