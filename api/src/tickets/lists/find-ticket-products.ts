import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import * as contract from '@guichet/contract/tickets/lists/find-ticket-products.ts'
import { ticketKinds } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { handle } from '../../platform/http/contexts.ts'

type Row = {
  id: string
  kind: Kind
  title: Bilingual
  category_id: string
  category_title: Bilingual
}

/**
 * Every product with tickets, under its activity or rental category, with the titles of its newest
 * ticket: products that are no longer offered still have tickets.
 */
const sold = `select p.id, p.kind, coalesce(u.became_product_title, l.product_title) as title,
      coalesce(a.id, rc.id) as category_id, coalesce(a.name, rc.name) as category_title
    from product p
    cross join lateral (
      select k.unit_id
      from ticket k
      where k.tenant_id = $1 and k.product_id = p.id
      order by k.sold_at desc, k.id desc
      limit 1
    ) t
    join unit u on u.tenant_id = $1 and u.id = t.unit_id
    join order_line l on l.tenant_id = $1 and l.id = u.line_id
    left join activity_category ac on ac.tenant_id = $1 and ac.id = p.activity_category_id
    left join activity a on a.tenant_id = $1 and a.id = ac.activity_id
    left join rental_type rt on rt.tenant_id = $1 and rt.id = p.rental_type_id
    left join rental_category rc on rc.tenant_id = $1 and rc.id = rt.category_id
    where p.tenant_id = $1 and p.kind = any($2)
    order by (a.deleted_at is null and rc.deleted_at is null) desc, a.position, rc.position,
      category_id, p.kind, rt.position, p.position, p.id`

export const findTicketProducts = handle(
  contract.findTicketProducts,
  async ({ client, tenantId }) => {
    const { rows } = await client.query<Row>(sold, [tenantId, ticketKinds])
    return {
      categories: [...Map.groupBy(rows, (row) => row.category_id)].map(([publicId, products]) => ({
        publicId,
        title: products[0]!.category_title,
        products: products.map(({ id, kind, title }) => ({ productId: id, category: kind, title })),
      })),
    }
  },
)
