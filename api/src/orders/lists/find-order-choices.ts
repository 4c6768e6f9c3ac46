import type { Kind } from '@guichet/contract/kinds.ts'
import * as contract from '@guichet/contract/orders/lists/find-order-choices.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { DisplayNames, documentOf, kindNamesFrom } from '../../businesses/public.ts'
import { handle } from '../../platform/http/contexts.ts'
import { firstOf } from '../../platform/values/must.ts'
import { assertSlot } from './read-order-search.ts'

type Product = {
  id: string
  kind: Kind
  title: Bilingual
  category_id: string | null
  category_title: Bilingual | null
}
type Seller = { id: string; first_name: string; last_name: string }

/**
 * Every product that was sold, under its activity or rental category, with the titles of its newest
 * sale: products that are no longer offered still have orders.
 */
const sold = `select p.id, p.kind, l.product_title as title,
      coalesce(a.id, rc.id) as category_id, coalesce(a.name, rc.name) as category_title
    from product p
    cross join lateral (
      select product_title
      from order_line
      where tenant_id = $1 and product_id = p.id
      order by id desc
      limit 1
    ) l
    left join activity_category ac on ac.tenant_id = $1 and ac.id = p.activity_category_id
    left join activity a on a.tenant_id = $1 and a.id = ac.activity_id
    left join rental_type rt on rt.tenant_id = $1 and rt.id = p.rental_type_id
    left join rental_category rc on rc.tenant_id = $1 and rc.id = rt.category_id
    where p.tenant_id = $1
    order by (a.deleted_at is null and rc.deleted_at is null) desc, a.position, rc.position,
      category_id, p.kind, rt.position, p.position, p.id`
const sellers = `select id, first_name, last_name
    from account a
    where exists (select from orders o where o.tenant_id = $1 and o.created_by = a.id)
    order by last_name, first_name, id`

type Slot = {
  id: string
  name: Bilingual
  on_date: string
  begin_time: string
  end_time: string
}
const slots = `select s.id, a.name, s.on_date,
      to_char(s.begin_time, 'HH24:MI') as begin_time, to_char(s.end_time, 'HH24:MI') as end_time
    from slot s
    join activity a on a.tenant_id = $1 and a.id = s.activity_id
    where s.tenant_id = $1
      and (s.on_date = $2::date or s.id = $3::uuid)
      and exists (select from ticket t where t.tenant_id = $1 and t.slot_id = s.id)
    order by s.begins_at, s.ends_at, a.position, s.id`

export const findOrderChoices = handle(
  contract.findOrderChoices,
  async ({ client, db, tenantId }, { query: { date = null, timeslotId = null } }) => {
    if (timeslotId) await assertSlot(db, tenantId, timeslotId)
    const products = await client.query<Product>(sold, [tenantId])
    const people = await client.query<Seller>(sellers, [tenantId])
    const wanted = date ?? timeslotId
    const times = wanted ? (await client.query<Slot>(slots, [tenantId, date, timeslotId])).rows : []
    const kindNames = kindNamesFrom(
      (await documentOf(db, tenantId, 'displayNames', DisplayNames)).value,
    )
    const groups = Map.groupBy(products.rows, (row) => row.category_id ?? row.kind)
    return {
      categories: [...groups.values()].map((rows) => ({
        publicId: firstOf(rows).category_id,
        title: firstOf(rows).category_title ?? kindNames[firstOf(rows).kind]!,
        products: rows.map(({ id, kind, title }) => ({ productId: id, category: kind, title })),
      })),
      sellers: people.rows.map(({ id, first_name: first, last_name: last }) => ({
        publicId: id,
        name: `${first} ${last}`.trim(),
      })),
      slots: times.map((slot) => ({
        publicId: slot.id,
        title: slot.name,
        date: slot.on_date,
        timeslotBegin: slot.begin_time,
        timeslotEnd: slot.end_time,
      })),
    }
  },
)
