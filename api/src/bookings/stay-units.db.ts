import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import { nightRatesOf } from '../lodging/public.ts'
import type { Db } from '../platform/db/db.ts'
import { firstOf } from '../platform/values/must.ts'
import type { StayRow } from './bookings.db.ts'
import type { StayFacts, UnitFacts } from './stay-moves.rules.ts'

export type StayToMove = StayFacts & { unitId: string; categoryId: string }
/** Facts of a booking for a move, in addition to its row. */
export async function stayToMove(db: Db, tenantId: string, stay: StayRow): Promise<StayToMove> {
  const { rows } = await sql<{
    unit_id: string
    category_id: string
    sold_type_id: string | null
    gross_cents: number
    refunded_cents: number
    is_in_package: boolean
  }>`select u.id as unit_id, t.category_id, p.lodging_type_id as sold_type_id, u.gross_cents,
      u.refunded_cents, l.parent_line_id is not null as is_in_package
    from booking b
    join lodging_type t on (t.tenant_id, t.id) = (b.tenant_id, b.lodging_type_id)
    join unit u on (u.tenant_id, u.id) = (b.tenant_id, b.unit_id)
    join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
    left join product p on (p.tenant_id, p.id) = (l.tenant_id, l.product_id)
    where b.tenant_id = ${tenantId} and b.id = ${stay.id}`.execute(db)
  const row = firstOf(rows)
  return {
    unitId: row.unit_id,
    categoryId: row.category_id,
    status: stay.status,
    isUnpaid: stay.is_unpaid,
    isInPackage: row.is_in_package,
    refundedCents: row.refunded_cents,
    checkIn: stay.check_in,
    checkOut: stay.check_out,
    persons: stay.persons,
    typeId: stay.type_id,
    soldTypeId: row.sold_type_id,
    soldCents: row.gross_cents,
  }
}

type UnitRow = {
  id: string
  name: Bilingual
  category: Bilingual
  product_id: string
  product_title: Bilingual
  room_id: string
  units: number
  from_time: string
  until_time: string
  max_persons: number
  min_nights: number
  max_nights: number
  price_cents: number
}
export type StayUnit = UnitRow & { facts: UnitFacts }
/** Unit types of a category on sale, in order, with the prices of their nights. */
export async function unitsOfCategory(
  db: Db,
  tenantId: string,
  categoryId: string,
): Promise<StayUnit[]> {
  const { rows } = await sql<UnitRow>`select t.id, t.name, c.name as category, p.id as product_id,
      p.title as product_title, r.id as room_id, r.quantity as units, t.check_in as from_time,
      t.check_out as until_time, t.max_persons, t.min_nights, t.max_nights, p.price_cents
    from lodging_type t
    join lodging_category c on (c.tenant_id, c.id) = (t.tenant_id, t.category_id)
    join resource r on (r.tenant_id, r.id) = (t.tenant_id, t.resource_id)
    join product p on (p.tenant_id, p.lodging_type_id) = (t.tenant_id, t.id)
      and p.deleted_at is null
    where t.tenant_id = ${tenantId} and t.category_id = ${categoryId} and t.deleted_at is null
    order by t.position, t.id`.execute(db)
  const rates = await nightRatesOf(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    facts: {
      typeId: row.id,
      maxPersons: row.max_persons,
      minNights: row.min_nights,
      maxNights: row.max_nights,
      nightCents: row.price_cents,
      rates: rates.get(row.id) ?? [],
    },
  }))
}
