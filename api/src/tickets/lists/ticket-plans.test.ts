import { beforeAll, expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { transaction } from '../../platform/db/db.ts'
import { searchTickets, ticketIds, type Sql, type TicketSearch } from './search-tickets.db.ts'

const server = useTestServer()
const staff = useBusiness(server)
let productId: string
/** Plan under the role of requests with row-level security, for the statement as it is sent. */
const planOf = ({ text, values }: Sql) =>
  transaction(server.pool, staff, 'read', async ({ client }) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
const searchOf = (over: Partial<TicketSearch> = {}): TicketSearch => ({
  tenantId: staff.tenantId,
  meaning: null,
  kinds: [],
  productIds: null,
  clientId: null,
  activeFrom: null,
  activeTo: null,
  sort: 'sold',
  isDescending: true,
  language: 'fr',
  ...over,
})
const last = { limit: 25, offset: 399 * 25 }

beforeAll(async () => {
  ;({ productId } = await aTicketType(server, staff, { scheduling: 'Anytime' }))
  // Only the shape of the tables matters here, so foreign keys are not checked.
  await server.owner.query('set session_replication_role = replica')
  await server.owner.query(
    `insert into ticket (
        tenant_id, id, order_id, unit_id, reference, state, sold_at, kind, product_id,
        begins_at, ends_at
      )
      select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'T' || n, 'Active',
        now() - n * interval '1 minute',
        case when n % 100 = 0 then 'season_pass' else 'daily_ticket' end,
        case when n % 50 = 0 then $2::uuid else gen_random_uuid() end,
        now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '1 day'
      from generate_series(1, 30000) n`,
    [staff.tenantId, productId],
  )
  await server.owner.query(
    `insert into search_entry (tenant_id, kind, id, text, at)
      select tenant_id, 'ticket', id, lower(reference) || '|' || md5(id::text), sold_at
      from ticket
      where tenant_id = $1`,
    [staff.tenantId],
  )
  await server.owner.query('set session_replication_role = origin')
  await server.owner.query('vacuum analyze ticket')
  await server.owner.query('vacuum analyze search_entry')
})

test.each([
  ['sold', 'ticket_tenant_id_sold_at_id_idx'],
  ['reference', 'ticket_tenant_id_reference_key'],
  ['activation', 'ticket_tenant_id_begins_at_id_idx'],
] as const)('page 400 by %s scans an index as page 1 does, without a sort', async (sort, index) => {
  for (const isDescending of [true, false]) {
    const plan = await planOf(ticketIds(searchOf({ sort, isDescending }), last))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  }
})

test('the tickets of page 400 are read by their ids; those before it by the index only', async () => {
  const { page } = await transaction(server.pool, staff, 'read', (tx) =>
    searchTickets(tx, searchOf(), last),
  )
  const plan = await planOf(page)
  expect(plan).toContain('Index Only Scan using ticket_tenant_id_sold_at_id_idx')
  expect(plan).not.toContain('Seq Scan on ticket')
})

test('the filters by kind, product, period and part of a word have their own indexes', async () => {
  const indexOf = (over: Partial<TicketSearch>) => planOf(ticketIds(searchOf(over), { limit: 25 }))
  expect(await indexOf({ kinds: ['season_pass'] })).toContain(
    'ticket_tenant_id_kind_sold_at_id_idx',
  )
  expect(await indexOf({ productIds: [productId] })).toContain(
    'ticket_tenant_id_product_id_sold_at_id_idx',
  )
  const [soon, later] = ['2200-01-01T00:00:00.000Z', '2200-01-08T00:00:00.000Z']
  expect(await indexOf({ activeFrom: soon, activeTo: later, sort: 'lastName' })).toContain(
    'ticket_tenant_id_ends_at_idx',
  )
  expect(await indexOf({ meaning: { pattern: '%abcde%' } })).toContain('search_entry_words')
  // The word index has no entries of two letters: the newest entries are scanned.
  const few = ticketIds(searchOf({ meaning: { pattern: '%ab%' } }), { limit: 6, most: 6 })
  expect(await planOf(few)).toContain('search_entry_tenant_id_kind_at_id_idx')
})
