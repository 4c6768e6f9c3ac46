import type { Staff } from '../test/factories/staff.ts'
import type { TestServer } from '../test/test-server.ts'

/**
 * Makes tickets valid today, directly in the tables, with a reading for every second one.
 *
 * @returns The local date of the business
 */
export async function manyGateTickets(
  { owner }: TestServer,
  { tenantId, accountId }: Staff,
  tickets: number,
): Promise<string> {
  await owner.query(
    `create temp table today as
      select id, row_number() over (order by id) as n
      from ticket
      where tenant_id = $1
      order by id
      limit ${tickets}`,
    [tenantId],
  )
  await owner.query(
    `update ticket k
      set state = 'Active', voided_at = null,
        begins_at = date_trunc('hour', now()) - interval '1 hour',
        ends_at = date_trunc('hour', now()) + interval '6 hours'
      from today t
      where k.tenant_id = $1 and k.id = t.id`,
    [tenantId],
  )
  await owner.query(
    `insert into scan (
        tenant_id, id, ticket_id, account_id, device_id, scanned_at, recorded_at, on_date,
        is_typed, is_offline, is_admitted, result, entry
      )
      select k.tenant_id, gen_random_uuid(), k.id, $2, gen_random_uuid(), now(), now(),
        (now() at time zone 'America/Toronto')::date, false, false, true, 'accepted', 'once'
      from ticket k
      join today t on t.id = k.id
      where k.tenant_id = $1 and t.n % 2 = 0
      on conflict do nothing`,
    [tenantId, accountId],
  )
  await owner.query('drop table today')
  await owner.query('vacuum analyze ticket')
  await owner.query('vacuum analyze scan')
  const { rows } = await owner.query<{ day: string }>(
    `select (now() at time zone 'America/Toronto')::date::text as day`,
  )
  return rows[0]!.day
}
