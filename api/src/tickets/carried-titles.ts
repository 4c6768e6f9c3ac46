import { sql } from 'kysely'

type CarriedTitle = { name: { fr: string; en: string }; count: number }
/** Number of each accessory of a rental in `alias`, a row of `unit`. */
export const carriedTitles = (alias: string) => sql<CarriedTitle[]>`coalesce(
    (
      select jsonb_agg(jsonb_build_object('name', a.name, 'count', a.n))
      from (
        select l.product_title as name, count(*)::int as n
        from unit c
        join order_line l on (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
        where c.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
          and c.parent_unit_id = ${sql.ref(`${alias}.id`)}
          and l.kind = 'accessory_rental' and c.dropped_at is null
        group by l.product_title
      ) a
    ),
    '[]'
  )`
