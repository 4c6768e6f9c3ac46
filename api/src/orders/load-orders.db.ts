import { sql } from 'kysely'
import { DisplayNames, kindNamesFrom } from '../businesses/public.ts'
import { sameTenant } from '../database/same-tenant.ts'
import { allOrFirstError } from '../platform/db/all-or-first-error.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { usedAt } from '../tickets/public.ts'
import { disputesOf } from './disputes/disputes.db.ts'
import { tillsOfRefunds } from './order-tills.db.ts'
import { availablePaymentMethods } from './payment/payment-ways.ts'
import { endedStates } from './refunds/live-refunds.rules.ts'
import { firstOfParty } from './sale/party/first-of-party.db.ts'

export type UnitRow = Awaited<ReturnType<typeof unitsOf>>[number]
const taxesOfUnit = sql<{ key: string; cents: number; refundedCents: number }[]>`coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('key', t.key, 'cents', t.cents, 'refundedCents', t.refunded_cents)
        order by t.key
      )
      from unit_tax t
      where t.tenant_id = unit.tenant_id and t.unit_id = unit.id
    ),
    '[]'
  )`
const rebatesOfUnit = sql<{ key: string; cents: number }[]>`case
    when unit.rebate_cents = 0 then '[]'
    else (
      select jsonb_agg(
        jsonb_build_object('key', coalesce(r.rebate_id::text, 'manual'), 'cents', r.cents)
        order by r.ordinal
      )
      from unit_rebate r
      where r.tenant_id = unit.tenant_id and r.unit_id = unit.id
    )
  end`
const hasRefund = sql<boolean>`exists (
    select
    from refund_item i
    join refund r on (r.tenant_id, r.id) = (i.tenant_id, i.refund_id)
    where i.tenant_id = unit.tenant_id and i.unit_id = unit.id
      and r.state <> all (${[...endedStates]}::text[])
  )`
const unitColumns = [
  'unit.id',
  'unit.order_id',
  'unit.invoice_id',
  'unit.line_id',
  'unit.ordinal',
  'unit.parent_unit_id',
  'unit.gross_cents',
  'unit.rebate_cents',
  'unit.tax_cents',
  'unit.refunded_cents',
  'unit.became_product_id',
  'unit.became_category_title',
  'unit.became_product_title',
  'unit.dropped_at',
  'order_line.kind',
  'order_line.position',
  'order_line.parent_line_id',
  'order_line.product_id',
  'order_line.category_title',
  'order_line.product_title',
  'order_line.unit_cents',
  'order_line.activation_at',
  'order_line.slot_begin',
  'order_line.slot_end',
  'order_line.check_in',
  'order_line.check_out',
  'order_line.persons',
  'ticket.id as ticket_id',
  'ticket.reference as ticket_reference',
  'ticket.state as ticket_state',
  'ticket.begins_at as ticket_begins_at',
  'ticket.ends_at as ticket_ends_at',
  'ticket.slot_id',
  'ticket.generation',
  'ticket_to_issue.unit_id as planned_unit_id',
  'ticket_to_issue.begins_at as planned_begins_at',
  'ticket_to_issue.ends_at as planned_ends_at',
  'rental.picked_up_at',
  'rental.returned_at',
  'ticket.voided_at',
  'ticket.blocked_reason',
  'ticket.owner',
  'booking.id as booking_id',
  'booking.status as booking_status',
  'invoice.ordinal as invoice_ordinal',
] as const

/** Units of orders with their line, taxes and ticket, in the order of the invoice. */
export const unitsOf = (db: Db, tenantId: string, orderIds: string[]) =>
  selectRows(db, tenantId, 'unit')
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .innerJoin('invoice', sameTenant('invoice.id', 'unit.invoice_id'))
    .leftJoin('ticket', sameTenant('ticket.unit_id', 'unit.id'))
    .leftJoin('ticket_to_issue', sameTenant('ticket_to_issue.unit_id', 'unit.id'))
    .leftJoin('rental', sameTenant('rental.unit_id', 'unit.id'))
    .leftJoin('booking', (join) =>
      sameTenant('booking.unit_id', 'unit.id')(join).on('booking.status', '!=', 'Canceled'),
    )
    .select([
      ...unitColumns,
      taxesOfUnit.as('taxes'),
      rebatesOfUnit.as('rebates'),
      hasRefund.as('has_refund'),
      usedAt.as('used_at'),
    ])
    .where('unit.order_id', 'in', orderIds)
    .orderBy('invoice.ordinal')
    .orderBy('order_line.position')
    .orderBy('unit.ordinal')
    .execute()

export const invoicesOf = (db: Db, tenantId: string, orderIds: string[]) =>
  selectRows(db, tenantId, 'invoice')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('ordinal')
    .execute()

export const taxesOf = (db: Db, tenantId: string, orderIds: string[]) =>
  selectRows(db, tenantId, 'invoice_tax')
    .innerJoin('invoice', sameTenant('invoice.id', 'invoice_tax.invoice_id'))
    .selectAll('invoice_tax')
    .where('invoice.order_id', 'in', orderIds)
    .orderBy('key')
    .execute()

export const refundsOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'refund')
    .leftJoin('account', 'account.id', 'refund.requested_by')
    .selectAll('refund')
    .select(['account.first_name', 'account.last_name'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()

/** Row of the order with its seller, its business and the settings for its refund. */
const orderRow = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'orders')
    .leftJoin('account', 'account.id', 'orders.created_by')
    .leftJoin('api_key', sameTenant('api_key.id', 'orders.api_key_id'))
    .leftJoin('quote', sameTenant('quote.id', 'orders.quote_id'))
    .innerJoin('tenant', 'tenant.id', 'orders.tenant_id')
    .innerJoin('tenant_setting', 'tenant_setting.tenant_id', 'orders.tenant_id')
    .selectAll('orders')
    .select([
      'account.first_name as seller_first_name',
      'account.last_name as seller_last_name',
      'api_key.name as seller_key_name',
      'quote.number as quote_number',
      'tenant.name as tenant_name',
      'tenant.time_zone',
      'tenant.colour',
      'tenant_setting.fee_refund_policy',
      'tenant_setting.percent_refund_on_counter_orders',
      'tenant_setting.is_terminal_reference_required',
      'tenant_setting.allow_several_partial_refunds',
      'tenant_setting.cancels_refunded',
    ])
    .select(
      sql<unknown>`(
          select value
          from document d
          where d.tenant_id = orders.tenant_id and d.name = 'displayNames'
        )`.as('display_names'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('party_member')
            .select('party_member.position')
            .whereRef('party_member.tenant_id', '=', 'orders.tenant_id')
            .whereRef('party_member.order_id', '=', 'orders.id'),
        )
        .as('has_party'),
    )
    .select(firstOfParty('orders').as('party'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

const paymentsOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'payment')
    .leftJoin('till', sameTenant('till.id', 'payment.till_id'))
    .leftJoin('register', sameTenant('register.id', 'till.register_id'))
    .selectAll('payment')
    .select('register.name as register_name')
    .where('payment.order_id', '=', orderId)
    .orderBy('payment.id')
    .execute()

const mailsOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'mail')
    .select(['id', 'kind', 'to_email', 'state', 'created_at', 'sent_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const answersOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'answer')
    .select(['ticket_id', 'form_title', 'question_text', 'answer'])
    .where('order_id', '=', orderId)
    .orderBy('ticket_id')
    .orderBy('position')
    .orderBy('id')
    .execute()

export type LoadedOrder = Awaited<ReturnType<typeof loadOrder>>
const noWays = { isPaidByLink: false, isPaidAtTerminal: false }
/** Loads an order with everything that its page, emails and refunds need. @throws NotFound */
export async function loadOrder(db: Db, tenantId: string, orderId: string) {
  // The queries are sent together and share a round trip.
  const [order, invoices, taxes, refunds, units, payments, disputes, mails, answers] =
    await allOrFirstError([
      orderRow(db, tenantId, orderId),
      invoicesOf(db, tenantId, [orderId]),
      taxesOf(db, tenantId, [orderId]),
      refundsOf(db, tenantId, orderId),
      unitsOf(db, tenantId, [orderId]),
      paymentsOf(db, tenantId, orderId),
      disputesOf(db, tenantId, orderId),
      mailsOf(db, tenantId, orderId),
      answersOf(db, tenantId, orderId),
    ])
  if (!order) throw apiError('NotFound')
  const refundIds = refunds.map((refund) => refund.id)
  const [refundTills, ways] = await allOrFirstError([
    refundIds.length ? tillsOfRefunds(db, tenantId, refundIds) : [],
    order.balance_due_on ? availablePaymentMethods(db, tenantId) : noWays,
  ])
  return {
    order,
    invoices,
    taxes,
    units,
    payments,
    disputes,
    mails,
    refunds,
    refundTills,
    answers,
    ways,
    settings: {
      fee_refund_policy: order.fee_refund_policy,
      percent_refund_on_counter_orders: order.percent_refund_on_counter_orders,
      allow_several_partial_refunds: order.allow_several_partial_refunds,
      cancels_refunded: order.cancels_refunded,
    },
    tenant: {
      name: order.tenant_name,
      time_zone: order.time_zone,
      colour: order.colour,
      kindNames: kindNamesFrom(DisplayNames.parse(order.display_names ?? {})),
    },
  }
}
