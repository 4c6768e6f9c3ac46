import { iso } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import type { DemoOrder } from './demo-order.ts'
import type { DemoRefund } from './make-refunds.ts'

/** Emails that were sent: one for each completed order, and one for each settled refund. */
export function makeEmails(
  { id: tenant_id, sheet, random }: Business,
  order: DemoOrder,
  refunds: readonly DemoRefund[],
): void {
  const { client } = order
  if (!client) return
  const send = (kind: string, dedupe_key: string, atMs: number, data: object = {}) => {
    const isRefused = random.chance(0.01)
    sheet.add('mail', {
      tenant_id,
      id: random.id(atMs),
      order_id: order.id,
      client_id: client.id,
      kind,
      dedupe_key,
      to_email: client.email,
      language: client.language,
      data: JSON.stringify(data),
      state: isRefused ? 'refused' : 'sent',
      last_error: isRefused ? '550 5.1.1 mailbox unavailable' : null,
      created_at: iso(atMs),
      sent_at: isRefused ? null : iso(atMs + 1_200),
    })
  }
  if (order.story.hasTickets)
    send('order-confirmation', `order-confirmation:${order.id}`, order.completedMs!)
  for (const refund of refunds)
    if (refund.plan.outcome === 'settled')
      send(
        order.story.isFree ? 'cancellation' : 'refund',
        `refund:${refund.id}`,
        refund.settledMs,
        { refundId: refund.id },
      )
}
