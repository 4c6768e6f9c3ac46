import type { Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/rescheduling/find-lost-items.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { handle } from '../platform/http/contexts.ts'

type Items = Reply<typeof contract.findLostItems>
type At = { tenantId: string; now: string }

export const findLostItems = handle(contract.findLostItems, async ({ db, now, tenantId }) => ({
  activities: await activitiesOf(db, { tenantId, now }),
  models: await modelsOf(db, { tenantId, now }),
  accessories: await accessoriesOf(db, { tenantId, now }),
}))

async function activitiesOf(db: Db, { tenantId, now }: At): Promise<Items['activities']> {
  const { rows } = await sql<
    Items['activities'][number]
  >`select a.id as "publicId", a.name, a.deleted_at is not null as "isDeleted"
    from activity a
    where a.tenant_id = ${tenantId}
      and (
        (
          a.deleted_at is null
          and exists (
            select
            from activity_category c
            where c.tenant_id = a.tenant_id and c.activity_id = a.id and c.kind = 'daily_ticket'
              and c.deleted_at is null
          )
        )
        or exists (
          select
          from slot s
          join ticket t on (t.tenant_id, t.slot_id) = (s.tenant_id, s.id)
          where s.tenant_id = a.tenant_id and s.activity_id = a.id and t.voided_at is null
            and t.ends_at > ${now}
        )
      )
    order by a.deleted_at is not null, a.position, a.id`.execute(db)
  return rows
}

async function modelsOf(db: Db, { tenantId, now }: At): Promise<Items['models']> {
  const { rows } = await sql<
    Items['models'][number]
  >`select m.id as "publicId", m.name, c.name as "rentalName",
      coalesce(m.deleted_at, c.deleted_at) is not null as "isDeleted"
    from rental_type m
    join rental_category c on (c.tenant_id, c.id) = (m.tenant_id, m.category_id)
    where m.tenant_id = ${tenantId}
      and (
        coalesce(m.deleted_at, c.deleted_at) is null
        or exists (
          select
          from rental_size s
          join rental r on (r.tenant_id, r.size_id) = (s.tenant_id, s.id)
          join ticket t on (t.tenant_id, t.unit_id) = (r.tenant_id, r.unit_id)
          where s.tenant_id = m.tenant_id and s.type_id = m.id and t.voided_at is null
            and t.ends_at > ${now}
        )
      )
    order by coalesce(m.deleted_at, c.deleted_at) is not null, c.position, m.position, m.id`.execute(
    db,
  )
  return rows
}

async function accessoriesOf(db: Db, { tenantId, now }: At): Promise<Items['accessories']> {
  const { rows } = await sql<
    Items['accessories'][number]
  >`select a.id as "publicId", a.name, a.deleted_at is not null as "isDeleted"
    from accessory a
    where a.tenant_id = ${tenantId}
      and (
        a.deleted_at is null
        or exists (
          select
          from product p
          join order_line l on (l.tenant_id, l.product_id) = (p.tenant_id, p.id)
          join unit u on (u.tenant_id, u.line_id) = (l.tenant_id, l.id)
          join ticket t on (t.tenant_id, t.unit_id) = (u.tenant_id, u.parent_unit_id)
          where p.tenant_id = a.tenant_id and p.accessory_id = a.id and u.dropped_at is null
            and t.voided_at is null and t.ends_at > ${now}
        )
      )
    order by a.deleted_at is not null, a.position, a.id`.execute(db)
  return rows
}
