import type { PersonalData } from '@guichet/contract/privacy/personal-data.ts'
import { sameTenant } from '../database/same-tenant.ts'
import { viewMember } from '../orders/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { byOrder, viewAnswer } from './by-order.rules.ts'
import { moneyOf } from './load-money.db.ts'
import { ticketsOf, ticketsToIssueOf } from './load-tickets.db.ts'

type Order = PersonalData['orders'][number]

/** Whole orders, oldest first. */
export async function personalOrders(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Order[]> {
  if (!ids.length) return []
  const orders = await selectRows(db, tenantId, 'orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const { invoices, payments, refunds } = await moneyOf(db, tenantId, ids)
  const tickets = await ticketsOf(db, tenantId, ids)
  const toIssue = await ticketsToIssueOf(db, tenantId, ids)
  const answers = await answersOf(db, tenantId, ids)
  const party = await partyOf(db, tenantId, ids)
  const notes = await notesOf(db, tenantId, ids)
  return orders.map((order) => ({
    orderReferenceNumber: order.reference,
    status: order.status,
    createdDateTimeUtc: order.created_at,
    completedDateTimeUtc: order.completed_at,
    language: order.language as 'fr' | 'en',
    contact: {
      firstName: order.first_name,
      lastName: order.last_name,
      email: order.email,
      phoneNumber: order.phone,
      postalCode: order.postal_code,
    },
    purchaseOrder: order.purchase_order,
    note: order.note,
    invoices: invoices(order.id),
    payments: payments(order.id),
    refunds: refunds(order.id),
    tickets: tickets(order.id),
    ticketsToIssue: toIssue(order.id),
    formAnswers: answers(order.id),
    party: party(order.id),
    notes: notes(order.id),
  }))
}

/** Answers for the order as a whole. */
async function answersOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'answer')
    .select(['order_id', 'form_title', 'question_text', 'answer'])
    .where('order_id', 'in', [...ids])
    .where('ticket_id', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return byOrder(rows, viewAnswer)
}

async function partyOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'party_member')
    .innerJoin('orders', sameTenant('orders.id', 'party_member.order_id'))
    .innerJoin('tenant', 'tenant.id', 'party_member.tenant_id')
    .selectAll('party_member')
    .select(['orders.created_at', 'tenant.time_zone'])
    .where('party_member.order_id', 'in', [...ids])
    .orderBy('party_member.position')
    .execute()
  return byOrder(rows, (row) => viewMember(row, localDateOf(row.created_at, row.time_zone)))
}

async function notesOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'order_note')
    .select(['order_id', 'text', 'created_at', 'edited_at'])
    .where('order_id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return byOrder(rows, ({ text, created_at, edited_at }) => ({
    text,
    writtenDateTimeUtc: created_at,
    editedDateTimeUtc: edited_at,
  }))
}
