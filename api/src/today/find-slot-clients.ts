import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import * as contract from '@guichet/contract/today/find-slot-clients.ts'
import { sql } from 'kysely'
import { slotsByIds } from '../availability/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { mustGet } from '../platform/values/must.ts'
import { movingTickets } from '../tickets/public.ts'
import { insideOfSlots } from '../validation/public.ts'
import { whyNotMovedByBoard } from './slot-clients.rules.ts'

type Client = Reply<typeof contract.findSlotClients>['clients'][number]
const listLimit = 500

export const findSlotClients = handle(
  contract.findSlotClients,
  async ({ db, now, tenantId }, { params }) => {
    const [slot] = await slotsByIds(db, tenantId, [params.id])
    if (!slot) throw apiError('NotFound')
    const rows = await rowsOfSlot(db, tenantId, slot.id)
    const ids = rows.map(({ id }) => id)
    const moving = ids.length ? await movingTickets(db, tenantId, ids) : []
    const factsOf = new Map(moving.map((ticket) => [ticket.id, ticket]))
    const inside = ids.length ? await insideOfSlots(db, tenantId, ids) : new Set()
    const viewTicket = (row: Row): Client['tickets'][number] => ({
      publicId: row.id,
      version: row.version,
      reference: row.reference,
      title: row.title,
      isInside: inside.has(row.id),
      whyNotMoved: whyNotMovedByBoard(mustGet(factsOf, row.id), {
        isInside: inside.has(row.id),
        now,
      }),
    })
    return {
      publicId: slot.id,
      activityPublicId: slot.activity_id,
      activityName: await nameOfActivity(db, tenantId, slot.activity_id),
      date: slot.on_date,
      beginTime: slot.begin_time.slice(0, 5),
      endTime: slot.end_time.slice(0, 5),
      clients: [...Map.groupBy(rows, (row) => row.order_id).values()].map((ofOrder) => ({
        orderPublicId: ofOrder[0]!.order_id,
        orderReferenceNumber: ofOrder[0]!.order_reference,
        name: [ofOrder[0]!.first_name, ofOrder[0]!.last_name].filter(Boolean).join(' ') || null,
        phone: ofOrder[0]!.phone,
        hasEmail: ofOrder[0]!.has_email,
        tickets: ofOrder.map(viewTicket),
      })),
      isCapped: rows.length === listLimit,
    }
  },
)

type Row = {
  id: string
  version: number
  reference: string
  title: Bilingual
  order_id: string
  order_reference: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  has_email: boolean
}
/** Tickets of a slot by the names of buyers in alphabetical order, those without a name last. */
const rowsOfSlot = async (db: Db, tenantId: string, slotId: string): Promise<Row[]> =>
  (
    await sql<Row>`select t.id, t.version, t.reference,
        coalesce(u.became_product_title, l.product_title) as title, t.order_id,
        o.reference as order_reference, o.first_name, o.last_name, o.phone,
        o.email is not null as has_email
      from ticket t
      join orders o on (o.tenant_id, o.id) = (t.tenant_id, t.order_id)
      join unit u on (u.tenant_id, u.id) = (t.tenant_id, t.unit_id)
      join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
      where t.tenant_id = ${tenantId} and t.slot_id = ${slotId} and t.voided_at is null
      order by lower(o.last_name) nulls last, lower(o.first_name), t.order_id, l.position,
        u.ordinal
      limit ${listLimit}`.execute(db)
  ).rows

const nameOfActivity = async (db: Db, tenantId: string, id: string) =>
  (
    await selectRows(db, tenantId, 'activity')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).name as Bilingual
