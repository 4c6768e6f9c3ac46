import { clientSorts } from '@guichet/contract/clients/client-sorts.ts'
import { beforeAll, expect, test } from 'vitest'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db/db.ts'
import { rowsByIds } from './client-rows.db.ts'
import { clientIds, readClientSearch } from './search-clients.db.ts'

const server = useTestServer()
const staff = useBusiness(server)
/** Plan under the role of requests with row-level security, for the statement as it is sent. */
const planOf = ({ text, values }: ReturnType<typeof clientIds>) =>
  transaction(server.pool, staff, 'read', async ({ client }) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
const page = { limit: 25, offset: 0 }

beforeAll(async () => {
  // Only the shape of the tables matters here, so foreign keys are not checked.
  await server.owner.query('set session_replication_role = replica')
  await server.owner.query(
    `insert into client (tenant_id, id, email, first_name, last_name)
      select $1, gen_random_uuid(), 'c' || n || '@example.test', 'P' || n % 70, 'N' || n % 900
      from generate_series(1, 30000) n`,
    [staff.tenantId],
  )
  await server.owner.query(
    `insert into search_entry (tenant_id, kind, id, text, at)
      select tenant_id, 'client', id, email || '|' || md5(id::text), now()
      from client
      where tenant_id = $1`,
    [staff.tenantId],
  )
  await server.owner.query(
    `insert into orders (
        tenant_id, id, reference, status, client_id, language, channel, created_at, completed_at
      )
      select tenant_id, gen_random_uuid(), 'B' || email, 'Completed', id, 'fr', 'counter', now(),
        now()
      from client
      where tenant_id = $1`,
    [staff.tenantId],
  )
  await server.owner.query('set session_replication_role = origin')
  for (const table of ['client', 'orders', 'search_entry'])
    await server.owner.query(`vacuum analyze ${table}`)
})

test.each(clientSorts.flatMap((sort) => [sort, `-${sort}`] as const))(
  'a list sorted by %s scans an index, without a sort',
  async (sort) => {
    const plan = await planOf(clientIds(readClientSearch(staff.tenantId, { sort }), page))
    expect(plan).toMatch(/Index (Only )?Scan using client_by_/)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  },
)

test('words are looked up by their index', async () => {
  const search = readClientSearch(staff.tenantId, { searchTerm: 'c12345@' })
  const plan = await planOf(clientIds(search, page))
  expect(plan).toContain('search_entry_words')
  expect(plan).not.toContain('Seq Scan')
})

test('the last transaction and the activities are read for the clients of the page only', async () => {
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from client where tenant_id = $1 limit 25',
    [staff.tenantId],
  )
  const values = [staff.tenantId, rows.map(({ id }) => id)]
  const plan = await planOf({ text: rowsByIds, values })
  expect(plan).toMatch(/Index (Only )?Scan( Backward)? using orders_of_client/)
  expect(plan).not.toMatch(/Seq Scan on (orders|client)/)
})
