import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import pg from 'pg'
import { reach } from '../race/processes.ts'
import { newKey } from '../test-server.ts'

export type Business = {
  tenantId: string
  accessToken: string
  line: { productId: string; quantity: number }
}
type Sale = { status: number | string; order: string | null }
/** Duration of a wait, and when it ended. */
export type Wait = { ms: number; endedAt: number }

/** The longest wait that was under way at `from`, or began after it. */
export const longest = (waits: readonly Wait[], from: number): number =>
  Math.max(0, ...waits.filter(({ endedAt }) => endedAt >= from).map(({ ms }) => ms))

/**
 * Counters that sell until they are stopped, each after the answer to its last sale; every fourth
 * sale is refunded.
 */
export function openCounters(count: number, business: Business, baseOf: () => string) {
  const sales: Sale[] = []
  const refunds: Pick<Sale, 'status'>[] = []
  const waits: Wait[] = []
  let isOver = false
  const sellOn = async () => {
    while (!isOver) {
      const beganAt = performance.now()
      const sale = await saleAt(baseOf(), business)
      sales.push(sale)
      if (sale.order && sales.length % 4 === 0)
        refunds.push(await refundAt(baseOf(), business, sale.order))
      const endedAt = performance.now()
      waits.push({ ms: endedAt - beganAt, endedAt })
    }
  }
  const selling = Array.from({ length: count }, sellOn)
  return {
    sales,
    refunds,
    waits,
    /** Waits until `wanted` more are sold. */
    more: async (wanted: number) => {
      const until = sales.length + wanted
      const end = Date.now() + 60_000
      while (sales.length < until) {
        if (Date.now() > end) throw new Error('nothing is sold')
        await new Promise((wake) => setTimeout(wake, 20))
      }
    },
    stop: async () => {
      isOver = true
      await Promise.all(selling)
    },
  }
}

const saleAt = (base: string, { line, ...staff }: Business): Promise<Sale> =>
  reach(base, staff, sell, {
    body: { tickets: [line], payment: { method: 'cash' } },
    key: newKey(),
  }).then(
    ({ status, body }) => ({ status, order: status === 200 ? String(body.publicId) : null }),
    (error: Error) => ({ status: String(error.cause ?? error), order: null }),
  )

const refundAt = (base: string, staff: Business, orderPublicId: string) =>
  reach(base, staff, refundOrder, {
    body: { orderPublicId, productsToRefund: [], isRefundingAll: true, refundReason: 'Pluie' },
    key: newKey(),
  }).then(
    ({ status }) => ({ status }),
    (error: Error) => ({ status: String(error.cause ?? error) }),
  )

/** Takes and releases the lock of a write on each table in turn, and records the waits. */
export async function probeTables(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const waits: (Wait & { table: string })[] = []
  let isOver = false
  const { rows } = await client.query<{ table: string }>(
    `select quote_ident(relname) as "table" from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'`,
  )
  const probing = (async () => {
    while (!isOver)
      for (const { table } of rows) {
        const beganAt = performance.now()
        const lock = `begin; lock table ${table} in row exclusive mode; commit`
        // A column that a migration removes is a contraction, which another test reports.
        await client.query(lock).catch(() => client.query('rollback'))
        const endedAt = performance.now()
        waits.push({ ms: endedAt - beganAt, endedAt, table })
      }
  })()
  return {
    waits,
    stop: async () => {
      isOver = true
      await probing
      await client.end()
    },
  }
}
