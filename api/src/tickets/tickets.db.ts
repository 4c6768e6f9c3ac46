import { sql } from 'kysely'
import { currentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { usedAt } from './used-at.db.ts'

const tickets = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'ticket')
    .innerJoin('orders', sameTenant('orders.id', 'ticket.order_id'))
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .innerJoin('tenant', 'tenant.id', 'ticket.tenant_id')
    .leftJoin('rental', sameTenant('rental.unit_id', 'ticket.unit_id'))
    .leftJoin('client', sameTenant('client.id', 'orders.client_id'))
    .select([
      'ticket.tenant_id',
      'ticket.id',
      'ticket.reference',
      'ticket.state',
      'ticket.slot_id',
      'ticket.generation',
      'ticket.version',
      'ticket.begins_at',
      'ticket.ends_at',
      'ticket.voided_at',
      'ticket.blocked_reason',
      'ticket.owner',
      'ticket.former_number',
      'ticket.unit_id',
      'rental.picked_up_at',
      'orders.id as order_id',
      'orders.reference as order_reference',
      'orders.created_by',
      'orders.created_at',
      'orders.client_id',
      'orders.first_name',
      'orders.last_name',
      'orders.email',
      'orders.phone',
      'orders.postal_code',
      'order_line.kind',
      ...currentProduct,
      'client.birth_date',
      'tenant.time_zone',
      sql<{ form_title: string; question_text: string; answer: string }[]>`coalesce(
          (
            select jsonb_agg(
              jsonb_build_object(
                'form_title', a.form_title, 'question_text', a.question_text, 'answer', a.answer
              )
              order by a.position, a.id
            )
            from answer a
            where a.tenant_id = ticket.tenant_id and a.ticket_id = ticket.id
          ),
          '[]'
        )`.as('answers'),
      usedAt.as('used_at'),
    ])

export type TicketRow = Awaited<ReturnType<typeof ticketsOfOrder>>[number]
export const ticketById = (db: Db, tenantId: string, id: string) =>
  tickets(db, tenantId).where('ticket.id', '=', id).executeTakeFirst()
export const ticketsOfOrder = (db: Db, tenantId: string, orderId: string) =>
  tickets(db, tenantId)
    .where('ticket.order_id', '=', orderId)
    .orderBy('order_line.position')
    .orderBy('unit.ordinal')
    .execute()
export const orderIdByReference = async (db: Db, tenantId: string, reference: string) =>
  (
    await selectRows(db, tenantId, 'orders')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst()
  )?.id
