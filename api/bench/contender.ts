import readline from 'node:readline'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { aSlot } from '../test/factories/catalogue/catalogue.ts'
import { aCartLine, anOrder } from '../test/factories/sales/orders.ts'
import { startProcess } from '../test/race/processes.ts'
import { newKey, openTestServer, send } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import { captured } from './capture.ts'
import { mailSink } from './mail-sink.ts'
import { percentile, times } from './measure.ts'
import { answersPerSecond, salesPerSecond } from './selling.ts'

// A side of `npm run bench -- --against COMMIT`: a server with its own database. It reads names
// of measurements from stdin, one per line, and answers each with a figure, of which more is
// better. It is copied into the other checkout, whose modules it then imports.
const [seconds, orders] = process.argv.slice(2).map(Number) as [number, number]
const refundsAtOnce = 60

const database = await benchDatabase(orders)
const server = await openTestServer({ url: database.url })
// Jobs of the sales are left to the measured process.
server.app.worker.wake = () => {}
const mail = await mailSink()
const app = await startProcess(database.url, { env: { SMTP_URL: mail.url } })
const staff = await database.staff(server)
const bearer = { authorization: `Bearer ${staff.accessToken}` }

const { line, activityId } = await aCartLine(server, staff, { quantity: 2, capacity: 10_000 })
const lines = [line]
for (let i = 0; i < 99; i++) {
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = await aSlot(server, staff, {
    activityId,
    quantity: 10_000,
    date: `2031-0${1 + (i % 9)}-${String(1 + (i % 28)).padStart(2, '0')}`,
    begin: `${String(8 + (i % 3)).padStart(2, '0')}:00`,
    end: `${12 + Math.floor(i / 28)}:00`,
  })
  lines.push({ ...line, activationDateTimeUtc, timeslotBegin, timeslotEnd })
}
await server.owner.query(`update resource set quantity = 1000000 where kind = 'slot'`)
const sold: string[] = []
for (let i = 0; i < refundsAtOnce * 8; i++)
  sold.push((await anOrder(server, staff, { quantity: 1 })).order.publicId)
const toRefund = sold.slice(1).values()

const client = { firstName: 'Maude', lastName: 'Roy' }
const saleOf = (ticket: typeof line, more: object = {}) => ({
  tickets: [ticket],
  payment: { method: 'cash' as const },
  ...more,
})
const selling = (bodies: readonly object[], clients: number) =>
  salesPerSecond({
    base: app.base,
    accessToken: staff.accessToken,
    bodies: bodies.map((body) => JSON.stringify(body)),
    clients,
    seconds,
  })
const sales = lines.map((ticket) => saleOf(ticket))
// Each sale has another client, as at a counter.
const sentSales = Array.from({ length: 1000 }, (_, i) =>
  saleOf(lines[i % lines.length]!, { ...client, email: `mesure${i}@example.test` }),
)
/** Waits until no email of an earlier measurement is queued. */
async function lettersLeft(): Promise<void> {
  const waiting = `select from mail where state = 'waiting' limit 1`
  while ((await server.owner.query(waiting)).rowCount)
    await new Promise((later) => setTimeout(later, 100))
}
async function sellingWithLetters(): Promise<number> {
  const rate = await selling(sentSales, 8)
  await lettersLeft()
  return rate
}
/** Percentage of emails that were sent within ten seconds of their sales. */
async function lettersInTime(): Promise<number> {
  const { rows } = await server.owner.query<{ share: number }>(
    `select avg((sent_at < created_at + interval '10 seconds')::int) * 100 as share
      from mail where kind = 'order-confirmation' and state = 'sent'`,
  )
  return rows[0]!.share
}
const reading = (path: string) =>
  answersPerSecond({ url: app.base + path, duration: seconds, connections: 8, headers: bearer })
async function refund(): Promise<void> {
  const { status, body } = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: toRefund.next().value!,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Mesure',
    },
    key: newKey(),
  })
  if (status !== 200) throw new Error(`the refund failed: ${JSON.stringify(body)}`)
}
const list = `${pathOf(findOrders)}?collaboratorId=${staff.tenantId}`

const measures: Record<string, () => Promise<number>> = {
  sale: () => selling(sales, 8),
  'hot slot': () => selling(sales.slice(0, 1), 32),
  'sale with letters': sellingWithLetters,
  'letters within ten seconds': lettersInTime,
  refund: async () => 1000 / percentile(await times(refundsAtOnce, refund), 0.5),
  order: () => reading(pathOf(getOrder).replace(':ref', sold[0]!)),
  list: () => reading(list),
  find: () => reading(`${list}&query=tremblay`),
  'no database': () => reading('/health/live'),
  'statements of a sale': async () =>
    (await captured(() => send(server, staff, sell, { body: saleOf(line), key: newKey() }))).length,
  'statements of a refund': async () => (await captured(refund)).length,
}

console.log('ready')
for await (const name of readline.createInterface(process.stdin)) {
  const figure = await measures[name]?.().catch((error: unknown) => {
    console.error(name, error)
    return Number.NaN
  })
  console.log(`=${figure ?? Number.NaN}`)
}
await app.stop()
await mail.close()
await server.close()
await database.stop()
process.exit(0)
