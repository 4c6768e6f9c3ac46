import { findClients } from '@guichet/contract/clients/find-clients.ts'
import type { Call, Endpoint } from '@guichet/contract/endpoint.ts'
import { getExchange } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { createDemoData } from '@guichet/demo/public.ts'
import { beforeAll, expect, test } from 'vitest'
import { captured, type Statement } from '../bench/capture.ts'
import { anOrder } from './factories/sales/orders.ts'
import { aBusiness, signedIn, type Staff } from './factories/staff.ts'
import { send } from './test-server.ts'
import { useTestServer } from './use-server.ts'

// A prepared statement keeps one plan for businesses of every size. These are the queries of a
// counter, run for the largest business and for one of three orders: with the generic plan, each
// may touch only little more than with its own plan.
const server = useTestServer()
const businesses: { large: Staff; small: Staff } = {} as never
beforeAll(async () => {
  await createDemoData({ url: server.url, orders: 2500, tenants: 2 })
  const {
    rows: [main],
  } = await server.owner.query<{ tenant_id: string; account_id: string }>(
    `select s.tenant_id, s.account_id from staff s
      where s.is_main and s.tenant_id = (
        select tenant_id from orders group by 1 order by count(*) desc limit 1
      )
      limit 1`,
  )
  const small = await aBusiness(server)
  for (let i = 0; i < 3; i++) await anOrder(server, small, { email: `seul-${i}@example.test` })
  Object.assign(businesses, {
    large: await signedIn(server, main!.tenant_id, main!.account_id),
    small,
  })
  await server.owner.query('analyze')
}, 120_000)

const readsOf = async (staff: Staff): Promise<Statement[]> => {
  const ask = <E extends Endpoint>(endpoint: E, call: Call<E>) =>
    send(server, staff, endpoint, call).then(({ status, body }) => {
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    })
  const own = { collaboratorId: staff.tenantId }
  const newest = (await ask(findOrders, { query: own })).items[0]!
  const statements = await captured(async () => {
    await ask(findOrders, { query: own })
    await ask(findOrders, { query: { ...own, query: 'tremblay' } })
    await ask(findOrders, { query: { ...own, query: newest.orderReferenceNumber } })
    await ask(getOrder, { params: { ref: newest.orderReferenceNumber } })
    await ask(findTickets, { query: own })
    await ask(findClients, { query: { searchTerm: 'roy' } as never })
  })
  return statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
/** A value as a literal that PostgreSQL converts to the type of its parameter. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return quoted(`{${value.map((item) => JSON.stringify(item)).join()}}`)
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value))
}
type Plan = { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }
/** Number of pages that a statement touches with the generic plan, or with a custom one. */
async function pagesOf(staff: Staff, { text, values }: Statement, mode: 'generic' | 'custom') {
  const client = await server.pool.connect()
  try {
    await client.query(
      `begin read only; set local app.tenant_id = '${staff.tenantId}';
        set local app.account_id = '${staff.accountId}';
        set local plan_cache_mode = force_${mode}_plan; prepare weighed as ${text}`,
    )
    const given = values.length ? `(${values.map(literal).join()})` : ''
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
      `explain (analyze, buffers, format json) execute weighed${given}`,
    )
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0]
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  } finally {
    await client.query('rollback; deallocate all')
    client.release()
  }
}

test.for(['large', 'small'] as const)(
  'the generic plan serves the %s business as well as its own plan',
  { timeout: 60_000 },
  async (which) => {
    const staff = businesses[which]
    const reads = await readsOf(staff)
    expect(reads.length).toBeGreaterThan(15)
    const worse = []
    for (const read of reads) {
      const [generic, custom] = [
        await pagesOf(staff, read, 'generic'),
        await pagesOf(staff, read, 'custom'),
      ]
      if (generic > 3 * custom + 100) worse.push({ text: read.text, generic, custom })
    }
    expect(worse).toEqual([])
  },
)

test('the tickets of a line are found quickly with statistics that are older than the rows', async () => {
  const staff = businesses.large
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from ticket where tenant_id = $1 and voided_at is null limit 1',
    [staff.tenantId],
  )
  const { id } = rows[0]!
  const statements = await captured(async () => {
    const { status } = await send(server, staff, getExchange, { params: { id } })
    expect(status).toBe(200)
  })
  // As for a new business before the first analysis of its tables.
  await server.owner.query(
    `select pg_restore_relation_stats('schemaname', 'public'::text, 'relname', name,
      'relpages', 1, 'reltuples', 1::real) from unnest(array['ticket', 'unit']) name;
    delete from pg_statistic where starelid in ('ticket'::regclass, 'unit'::regclass)`,
  )
  const [read] = statements.filter(({ text }) => text.includes('any(array('))
  const pages = [await pagesOf(staff, read!, 'generic'), await pagesOf(staff, read!, 'custom')]
  // A few scans of the tables; one for each ticket would touch millions of pages.
  expect(Math.max(...pages)).toBeLessThan(10_000)
})
