import { getStatistics } from '@guichet/contract/dashboard/get-statistics.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { addDays } from '../src/platform/values/zoned-time.ts'
import { aCartLine } from '../test/factories/sales/orders.ts'
import { renewToken, type Staff } from '../test/factories/staff.ts'
import { newKey, type TestServer } from '../test/test-server.ts'
import { percentile, times } from './measure.ts'

export const deepPage = 'page 400'
export type Times = { p50: number; p95: number }
export type Scale = {
  /** Orders of the installation, and of the measured business. */
  orders: number
  own: number
  calls: Map<string, Times>
  /** Growth of tables and indexes per sale. */
  kilobytes: number
}
type Place = { base: string; server: TestServer; staff: Staff; rounds: number }
type Ask = (url: string, body?: object) => Promise<string>
type KnownBusiness = Pick<Scale, 'orders' | 'own'> & {
  last: string
  some: { id: string; reference: string }[]
}

const salesForBytes = 1000

/** Measures the daily tasks of a business's staff, one at a time. */
export async function measureScale(place: Place): Promise<Scale> {
  const { server, staff } = place
  // Creating a million orders takes longer than a token lasts.
  await renewToken(server, staff)
  const ask = askingAt(place)
  const seller = await sellerAt(place, ask)
  for (let i = 0; i < 100; i++) await seller.sale()
  const known = await whatIsThere(place)
  const calls = new Map<string, Times>()
  for (const [name, share, work] of worksOf(ask, seller, known)) {
    await times(3, work)
    const taken = await times(Math.ceil(place.rounds * share), work)
    calls.set(name, { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) })
  }
  const before = await bytesOf(server)
  for (let i = 0; i < salesForBytes; i++) await seller.sale()
  const kilobytes = ((await bytesOf(server)) - before) / salesForBytes / 1000
  const { orders, own } = known
  return { orders, own, calls, kilobytes }
}

const askingAt =
  ({ base, staff }: Place): Ask =>
  async (url, body) => {
    const answer = await fetch(base + url, {
      headers: {
        authorization: `Bearer ${staff.accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': newKey(),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${url}: ${text}`)
    return text
  }

/** Sells two tickets, and refunds the sales. */
async function sellerAt({ server, staff }: Place, ask: Ask) {
  const { line } = await aCartLine(server, staff, { quantity: 2, capacity: 10_000 })
  const sold: string[] = []
  return {
    sale: async () => {
      const answer = await ask(pathOf(sell), { tickets: [line], payment: { method: 'cash' } })
      sold.push((JSON.parse(answer) as { publicId: string }).publicId)
    },
    refund: () =>
      ask(pathOf(refundOrder), {
        orderPublicId: sold.pop(),
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Mesure',
      }),
  }
}

async function whatIsThere({ server, staff, rounds }: Place): Promise<KnownBusiness> {
  const all = await server.owner.query<Omit<KnownBusiness, 'some'>>(
    `select count(*)::int as orders, count(*) filter (where tenant_id = $1)::int as own,
        (max(completed_at) at time zone 'America/Toronto')::date::text as last
      from orders`,
    [staff.tenantId],
  )
  const some = await server.owner.query<KnownBusiness['some'][number]>(
    `select id, reference
      from orders
      where tenant_id = $1 and client_id is not null
      order by md5(id::text)
      limit $2`,
    [staff.tenantId, rounds],
  )
  return { ...all.rows[0]!, some: some.rows }
}

type Work = [name: string, shareOfRounds: number, () => Promise<unknown>]
function worksOf(
  ask: Ask,
  { sale, refund }: Awaited<ReturnType<typeof sellerAt>>,
  { last, some }: KnownBusiness,
): Work[] {
  let turn = 0
  const next = () => some[turn++ % some.length]!
  const list = pathOf(findOrders)
  const month = { startDate: addDays(last, -29), endDate: addDays(last, 1) }
  return [
    ['sale', 1, sale],
    ['refund', 0.5, refund],
    ['order', 1, () => ask(pathOf(getOrder).replace(':ref', next().id))],
    ['list', 1, () => ask(list)],
    [deepPage, 0.25, () => ask(`${list}?page=400`)],
    ['find by name', 1, () => ask(`${list}?query=tremblay`)],
    ['find by number', 1, () => ask(`${list}?query=${next().reference}`)],
    ['find everything', 1, () => ask(`${pathOf(findEverything)}?term=tremblay`)],
    ['dashboard of thirty days', 0.1, () => ask(pathOf(getStatistics), month)],
  ]
}

async function bytesOf({ owner }: TestServer): Promise<number> {
  const { rows } = await owner.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::float8 as bytes
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return rows[0]!.bytes
}
