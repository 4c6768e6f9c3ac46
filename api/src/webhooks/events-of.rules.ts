import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import type { WebhookEvent } from '@guichet/contract/webhooks/webhook-events.messages.ts'

/** Webhook events of audit codes; most codes have none. */
const eventsByCode: Partial<Record<AuditAction, readonly WebhookEvent[]>> = {
  'order.created': ['order.created'],
  'order.paid': ['order.paid', 'order.completed'],
  'order.balance_paid': ['order.paid'],
  'order.difference_paid': ['order.paid'],
  'order.canceled': ['order.canceled'],
  'order.expired': ['order.canceled'],
  'order.payment_canceled': ['order.canceled'],
  'order.reactivated': ['order.reactivated'],
  'order.disputed': ['order.disputed'],
  'order.dispute_won': ['order.disputed'],
  'order.dispute_lost': ['order.disputed'],
  'order.refund_requested': ['refund.requested'],
  'order.exchange_refund_requested': ['refund.requested'],
  'order.refund_settled': ['refund.settled'],
  'order.refund_paid_by_hand': ['refund.settled'],
  'order.refund_failed': ['refund.failed'],
  'order.refund_returned': ['refund.failed'],
  'order.client_corrected': ['client.changed'],
  'ticket.activated': ['ticket.activated'],
  'ticket.moved': ['ticket.moved'],
  'ticket.exchanged': ['ticket.moved'],
  'ticket.made_reschedulable': ['ticket.moved'],
  'ticket.voided': ['ticket.voided'],
  'ticket.blocked': ['ticket.voided'],
  'ticket.restored': ['ticket.restored'],
  'ticket.unblocked': ['ticket.restored'],
  'ticket.validated': ['ticket.validated'],
  'client.erased': ['client.erased'],
}
/** Payment methods that wait for the payment: such an order is completed once it is paid. */
const awaited = new Set(['link', 'terminal'])

type Line = { code: string; facts: Readonly<Record<string, unknown>> }
export function eventsOf({ code, facts }: Line): readonly WebhookEvent[] {
  const events = eventsByCode[code as AuditAction] ?? []
  const isPaidAtOnce = code === 'order.created' && !awaited.has(String(facts.method))
  return isPaidAtOnce ? [...events, 'order.completed'] : events
}
