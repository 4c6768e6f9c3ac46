import http from 'node:http'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { countScans } from '@guichet/contract/validation/count-scans.ts'
import { getGate } from '@guichet/contract/validation/get-gate.ts'
import { renewToken, type Staff } from '../test/factories/staff.ts'
import { send, type TestServer } from '../test/test-server.ts'
import { captured, type Statement } from './capture.ts'
import { percentile } from './measure.ts'

/** A search as URL, and as a direct call without a network. */
export type Search = { what: string; url: string; direct: () => Promise<unknown> }
type Percentiles = { p50: number; p95: number; p99: number }
export type MeasuredSearch = Search & { ours: Percentiles; bare: Percentiles; rows: number }

type Query = Record<string, string>
type Searches = { first: Search[]; long: Search[] }
/** Typical searches: first pages, and long lists or their last pages. */
export async function searchesOf(server: TestServer, staff: Staff): Promise<Searches> {
  const { name, order, ticket, most, least, begin, end } = await known(server, staff)
  const orders = (what: string, query: Query): Search => ({
    what: `orders, ${what}`,
    url: `${pathOf(findOrders)}?${new URLSearchParams(query)}`,
    direct: () => send(server, staff, findOrders, { query }),
  })
  const tickets = (what: string, query: Query): Search => ({
    what: `tickets, ${what}`,
    url: `${pathOf(findTickets)}?${new URLSearchParams(query)}`,
    direct: () => send(server, staff, findTickets, { query }),
  })
  const both = (what: string, query: Query) => [orders(what, query), tickets(what, query)]
  const [used, active] = [
    { usedStart: begin, usedEnd: end },
    { activePeriodStart: begin, activePeriodEnd: end },
  ]
  return {
    first: [
      ...everythingOf(server, staff, { name, order }),
      ...both('the newest', {}),
      ...both('a last name', { query: 'tremblay' }),
      ...both('a whole name', { query: name }),
      ...both('a part of a phone number', { query: '418555' }),
      ...both('nothing that is there', { query: 'introuvable' }),
      orders('an order number', { query: order }),
      tickets('a ticket number', { query: ticket }),
      orders('completed', { status: 'COMPLETED' }),
      orders('partly refunded', { status: 'PARTIAL_REFUND_COMPLETED' }),
      orders('ordered in a week', { orderedStart: begin, orderedEnd: end }),
      orders('used in a week', used),
      orders('a last name, completed', { query: 'tremblay', status: 'COMPLETED' }),
      orders('a product, completed, used in a week', {
        ...used,
        productIds: most,
        status: 'COMPLETED',
      }),
      tickets('active in a week', active),
      tickets('a product, active in a week', { ...active, productIds: most }),
      ...both('the product sold most', { productIds: most }),
      ...both('the product sold least', { productIds: least }),
    ],
    long: [
      ...both('page 400', { page: '400' }),
      ...both('page 400 by last name', { page: '400', sort: 'lastName' }),
      ...both('10 000 rows', { pageSize: '10000' }),
      ...both('10 000 rows of a last name', { pageSize: '10000', query: 'tremblay' }),
    ],
  }
}

/** Global searches, as users type them. */
const everythingOf = (
  server: TestServer,
  staff: Staff,
  { name, order }: Pick<SearchTerms, 'name' | 'order'>,
): Search[] =>
  [
    ['a last name', 'tremblay'],
    ['the beginning of a name', 'tre'],
    ['a whole name', name],
    ['an order number', order],
    ['the last digits of a number', order.slice(-4)],
    ['a name with an error', 'trembley'],
    ['two letters', 'tr'],
  ].map(([what, term]) => ({
    what: `everything, ${what}`,
    url: `${pathOf(findEverything)}?${new URLSearchParams({ term: term! })}`,
    direct: () => send(server, staff, findEverything, { query: { term: term! } }),
  }))

/** Calls of the gates on a day, and the counts that the office reads. */
export const gateOf = (server: TestServer, staff: Staff, day: string): Search[] => {
  const query = { startPeriod: day, endPeriod: day }
  return [
    {
      what: 'the list of a gate',
      url: pathOf(getGate),
      direct: () => send(server, staff, getGate, {}),
    },
    {
      what: 'the counts of the gates',
      url: `${pathOf(countScans)}?${new URLSearchParams(query)}`,
      direct: () => send(server, staff, countScans, { query }),
    },
  ]
}

type SearchTerms = Record<'name' | 'order' | 'ticket' | 'most' | 'least' | 'begin' | 'end', string>
/** A name and numbers of the business, products that it has sold, and its middle week. */
async function known({ owner }: TestServer, { tenantId }: Staff): Promise<SearchTerms> {
  const { rows } = await owner.query<SearchTerms>(
    `with product as (
        select product_id::text as id, count(*) as sold from ticket where tenant_id = $1 group by 1
      ),
      day as (
        select percentile_disc(0.5) within group (order by begins_at)::date as middle
        from ticket
        where tenant_id = $1
      ),
      middle as (
        select *
        from orders o
        where tenant_id = $1 and last_name is not null
          and exists (select from ticket k where k.tenant_id = $1 and k.order_id = o.id)
        order by id
        offset 100
        limit 1
      )
      select o.first_name || ' ' || o.last_name as name,
        o.reference as order,
        (select k.reference from ticket k where k.tenant_id = $1 and k.order_id = o.id limit 1) as ticket,
        (select id from product order by sold desc, id limit 1) as most,
        (select id from product order by sold, id limit 1) as least,
        d.middle::text as begin,
        (d.middle + 6)::text as end
      from middle o
      cross join day d`,
    [tenantId],
  )
  return rows[0]!
}

type Client = { base: string; staff: Staff; rounds: number }
/**
 * Alternates a search over HTTP with its own statements over one connection, so that a slow machine
 * affects both.
 */
export async function measureSearch(
  server: TestServer,
  { base, staff, rounds }: Client,
  search: Search,
): Promise<MeasuredSearch> {
  // Creating a million orders takes longer than a token lasts.
  await renewToken(server, staff)
  const headers = { authorization: `Bearer ${staff.accessToken}` }
  const overHttp = () => textOf(base + search.url, headers)
  const { items, tickets, groups } = JSON.parse(await overHttp()) as {
    items: unknown[]
    tickets?: unknown[]
    groups?: { items: unknown[] }[]
  }
  const statements = await captured(search.direct)
  const client = await server.pool.connect()
  const [ours, bare]: [number[], number[]] = [[], []]
  try {
    const byHand = async () => {
      for (const { text, values } of statements) await client.query(text, values as never)
    }
    await byHand()
    for (let round = 0; round < rounds; round++) {
      bare.push(await millisecondsOf(byHand))
      ours.push(await millisecondsOf(overHttp))
    }
  } finally {
    client.release()
  }
  return {
    ...search,
    rows: (groups?.flatMap((group) => group.items) ?? tickets ?? items).length,
    ours: percentilesOf(ours),
    bare: percentilesOf(bare),
  }
}

const agent = new http.Agent({ keepAlive: true })
/** A minimal client with one connection, so that the server is measured rather than the client. */
const textOf = (url: string, headers: http.OutgoingHttpHeaders) =>
  new Promise<string>((done, fail) => {
    http
      .get(url, { agent, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', fail)
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (answer.statusCode === 200) done(text)
          else fail(new Error(text))
        })
      })
      .on('error', fail)
  })

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function percentilesOf(measured: number[]): Percentiles {
  const sorted = measured.toSorted((a, b) => a - b)
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  }
}

/** The slowest statement of a search, with its plan. */
export async function explained(server: TestServer, { direct }: Search): Promise<string> {
  const statements = await captured(direct)
  const client = await server.pool.connect()
  try {
    let slowest = { ms: -1, text: '' }
    for (const { text, values } of statements) {
      const sql = text.replace(/^declare list no scroll cursor for /, '')
      if (isRead(sql)) slowest = slower(slowest, await planOf(client, { text: sql, values }))
      if (!/^(fetch|close|declare)/.test(text)) await client.query(text, values as never)
    }
    return slowest.text
  } finally {
    client.release()
  }
}
const isRead = (sql: string) => /^(select|with)/.test(sql)
type Plan = { ms: number; text: string }
const slower = (a: Plan, b: Plan) => (b.ms > a.ms ? b : a)

async function planOf(
  client: { query: (text: string, values: never) => Promise<{ rows: unknown[] }> },
  { text, values }: Statement,
): Promise<Plan> {
  const { rows } = await client.query(`explain (analyze, buffers) ${text}`, values as never)
  const lines = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN'])
  const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.at(-1)!)?.[1])
  return { ms, text: `${text}\n${lines.join('\n')}` }
}
