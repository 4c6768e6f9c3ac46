import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Opened } from '../platform/db.ts'

export type ClientRow = {
  id: string
  first_name: string | null
  last_name: string | null
  email: string | null
  birth_year: number | null
  gender: string | null
  phone: string | null
  postal_code: string | null
  language: string
  activities: Bilingual[]
  consent: { isGiven: boolean; saidOn: string } | null
  last_completed_at: string | null
}

/** Clients by their ids, in the order of these: the orders of no other are read. */
export async function clientRows(
  { client }: Pick<Opened, 'client'>,
  tenantId: string,
  ids: readonly string[],
): Promise<ClientRow[]> {
  const { rows } = await client.query<ClientRow>(rowsByIds, [tenantId, ids])
  return rows
}

export type ClientName = Pick<
  ClientRow,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'postal_code'
>
/** Who they are, without what they bought. */
export async function clientNames(
  { client }: Pick<Opened, 'client'>,
  tenantId: string,
  ids: readonly string[],
): Promise<ClientName[]> {
  const { rows } = await client.query<ClientName>(
    `select c.id, c.first_name, c.last_name, c.email, c.phone, c.postal_code
      from unnest($2::uuid[]) with ordinality page (id, place)
      join client c on c.tenant_id = $1 and c.id = page.id
      where c.erased_at is null and c.merged_into is null
      order by page.place`,
    [tenantId, ids],
  )
  return rows
}

export const rowsByIds = `select c.id, c.first_name, c.last_name, c.email,
    extract(year from c.birth_date)::int as birth_year,
    c.gender, c.phone, c.postal_code, c.language,
    coalesce(
      (
        select jsonb_agg(a.name order by a.position, a.id)
        from activity a
        where a.tenant_id = $1
          and a.id in (
            select k.activity_id
            from orders o
            join invoice i on i.tenant_id = o.tenant_id and i.order_id = o.id
            join order_line l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
            join product p on p.tenant_id = l.tenant_id and p.id = l.product_id
            join activity_category k
              on k.tenant_id = p.tenant_id and k.id = p.activity_category_id
            where o.tenant_id = $1 and o.client_id = c.id and o.completed_at is not null
          )
      ),
      '[]'
    ) as activities,
    (
      select jsonb_build_object('isGiven', s.is_given, 'saidOn', s.said_on)
      from client_consent s
      where s.tenant_id = $1 and s.client_id = c.id
      order by s.said_on desc, s.recorded_at desc, s.id desc
      limit 1
    ) as consent,
    (
      select max(o.completed_at)
      from orders o
      where o.tenant_id = $1 and o.client_id = c.id
    ) as last_completed_at
  from unnest($2::uuid[]) with ordinality page (id, place)
  join client c on c.tenant_id = $1 and c.id = page.id
  order by page.place`
