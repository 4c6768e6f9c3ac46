import type { Kind } from '@guichet/contract/kinds.ts'
import type { findOrderChoices as endpoint } from '@guichet/contract/orders/lists/find-order-choices.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { DisplayNames, documentOf, kindNamesFrom } from '../../businesses/public.ts'
import type { Handler } from '../../platform/contexts.ts'

type Product = {
  id: string
  kind: Kind
  title: Bilingual
  category_id: string | null
  category_title: Bilingual | null
}
type Seller = { id: string; first_name: string; last_name: string }

/**
 * Every product that was sold, under the activity or the category of equipment that it belongs to,
 * in the words of the newest sale: what is no longer offered still has its orders.
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

export const findOrderChoices: Handler<typeof endpoint> = async ({ client, db, actor }) => {
  const products = await client.query<Product>(sold, [actor.tenantId])
  const people = await client.query<Seller>(sellers, [actor.tenantId])
  const kindNames = kindNamesFrom(
    (await documentOf(db, actor.tenantId, 'displayNames', DisplayNames)).value,
  )
  const groups = Map.groupBy(products.rows, (row) => row.category_id ?? row.kind)
  return {
    categories: [...groups.values()].map((rows) => ({
      publicId: rows[0]!.category_id,
      title: rows[0]!.category_title ?? kindNames[rows[0]!.kind]!,
      products: rows.map(({ id, kind, title }) => ({ productId: id, category: kind, title })),
    })),
    sellers: people.rows.map(({ id, first_name: first, last_name: last }) => ({
      publicId: id,
      name: `${first} ${last}`.trim(),
    })),
  }
}
