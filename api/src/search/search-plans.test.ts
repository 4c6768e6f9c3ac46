import { beforeAll, expect, test } from 'vitest'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db/db.ts'
import { alikeEntries, endingEntries } from './entries.db.ts'

const server = useTestServer()
const staff = useBusiness(server)
/** Plan under the role of requests with row-level security, for the statement as it is sent. */
const planOf = (text: string, values: unknown[]) =>
  transaction(server.pool, staff, 'read', async ({ client }) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

beforeAll(async () => {
  await server.owner.query(
    `insert into search_entry (tenant_id, kind, id, text, at)
      select $1, case n % 2 when 0 then 'order' else 'client' end, gen_random_uuid(),
        md5(n::text) || '|' || 5140000000 + n, now()
      from generate_series(1, 40000) n`,
    [staff.tenantId],
  )
  await server.owner.query('vacuum analyze search_entry')
})

test.each([
  ['words that are alike', alikeEntries, ['tremblay', 100]],
  ['last digits', endingEntries, ['order', '%12345|%', '%12345', 100]],
])('%s are looked up by their index', async (_what, text, values) => {
  const plan = await planOf(text, [staff.tenantId, ...values])
  expect(plan).toContain('search_entry_words')
  expect(plan).not.toContain('Seq Scan')
})
