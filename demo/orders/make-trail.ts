import { orderSearchText } from '@guichet/api/src/orders/public.ts'
import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import type { AuditSubject } from '@guichet/contract/audit/audit-subjects.messages.ts'
import { iso } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import type { DemoOrder } from './demo-order.ts'
import type { DemoRefund } from './make-refunds.ts'

/** History of an order: its states, audit lines and search terms. */
export function makeTrail(
  business: Business,
  order: DemoOrder,
  refunds: readonly DemoRefund[],
): void {
  const { id: tenant_id, sheet } = business
  order.story.path.forEach((status, place) => {
    sheet.add('order_status_log', {
      tenant_id,
      order_id: order.id,
      seq: place + 1,
      status,
      at: iso(order.stepsMs[place]!),
    })
  })
  audit(business, order, {
    code: 'order.created',
    atMs: order.atMs,
    accountId: order.sellerId,
    subject: 'order',
    subjectId: order.id,
    facts: {
      reference: order.reference,
      finalCents: order.priced.totals.finalCents,
      method: order.method,
      units: order.units.filter((unit) => unit.kind !== 'fee').length,
    },
  })
  for (const { id, plan, requestedMs, settledMs, totalCents, byId } of refunds) {
    const ofRefund = {
      accountId: byId,
      subject: 'refund' as const,
      subjectId: id,
      facts: { totalCents },
    }
    audit(business, order, { ...ofRefund, code: 'order.refund_requested', atMs: requestedMs })
    if (plan.outcome !== 'requested')
      audit(business, order, {
        ...ofRefund,
        code: endingOf(plan.outcome, totalCents),
        atMs: settledMs,
      })
  }
  const { client } = order
  sheet.add('search_entry', {
    tenant_id,
    kind: 'order',
    id: order.id,
    text: orderSearchText({
      ...client,
      reference: order.reference,
      paymentReferences: [order.paymentReference],
    }),
    at: iso(order.completedMs ?? order.atMs),
  })
}

export type Entry = {
  code: AuditAction
  atMs: number
  accountId: string | null
  subject: AuditSubject
  subjectId: string
  facts: Record<string, unknown>
  words?: Record<string, string>
}
export function audit(
  { id: tenant_id, sheet, random }: Business,
  order: DemoOrder,
  { code, atMs, accountId, subject, subjectId, facts, words }: Entry,
) {
  const id = random.id(atMs)
  sheet.add('audit_unsealed', { tenant_id, audit_id: id })
  sheet.add('audit', {
    tenant_id,
    id,
    at: iso(atMs),
    code,
    account_id: accountId,
    client_id: accountId ? null : (order.client?.id ?? null),
    request_id: random.id(atMs),
    subject,
    subject_id: subjectId,
    order_id: order.id,
    facts: JSON.stringify(facts),
  })
  if (words) sheet.add('audit_words', { tenant_id, audit_id: id, words: JSON.stringify(words) })
}

function endingOf(outcome: string, totalCents: number): AuditAction {
  if (outcome === 'failed') return 'order.refund_failed'
  return totalCents > 0 ? 'order.refund_settled' : 'order.canceled'
}
