import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Transaction } from '../platform/db/db.ts'

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

/** Clients in the order of their ids; orders are read for these only. */
export async function clientRows(
  { client }: Pick<Transaction, 'client'>,
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
/** Names and contact data, without purchases. */
export async function clientNames(
  { client }: Pick<Transaction, 'client'>,
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

/** Each table is read once for all clients of the page, by their ids. */
export const rowsByIds = `with page as materialized (
    select id, place from unnest($2::uuid[]) with ordinality p (id, place)
  ),
  bought as (
    select c.client_id, jsonb_agg(a.name order by a.position, a.id) as activities
    from (
      select distinct o.client_id, k.activity_id
      from page
      join orders o on o.tenant_id = $1 and o.client_id = page.id and o.completed_at is not null
      join invoice i on i.tenant_id = $1 and i.order_id = o.id
      join order_line l on l.tenant_id = $1 and l.invoice_id = i.id
      join product p on p.tenant_id = $1 and p.id = l.product_id
      join activity_category k on k.tenant_id = $1 and k.id = p.activity_category_id
    ) c
    join activity a on a.tenant_id = $1 and a.id = c.activity_id
    group by c.client_id
  ),
  said as (
    select distinct on (s.client_id) s.client_id,
      jsonb_build_object('isGiven', s.is_given, 'saidOn', s.said_on) as consent
    from page
    join client_consent s on s.tenant_id = $1 and s.client_id = page.id
    order by s.client_id, s.said_on desc, s.recorded_at desc, s.id desc
  )
  select c.id, c.first_name, c.last_name, c.email,
    extract(year from c.birth_date)::int as birth_year,
    c.gender, c.phone, c.postal_code, c.language, coalesce(bought.activities, '[]') as activities,
    said.consent,
    (
      select max(o.completed_at)
      from orders o
      where o.tenant_id = $1 and o.client_id = c.id
    ) as last_completed_at
  from page
  join client c on c.tenant_id = $1 and c.id = page.id
  left join bought on bought.client_id = c.id
  left join said on said.client_id = c.id
  order by page.place`
