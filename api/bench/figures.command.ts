import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getStatistics, getToday } from '@guichet/contract/dashboard/get-statistics.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { addDays, localDateOf } from '../src/platform/values/zoned-time.ts'
import { aSlot } from '../test/factories/catalogue/catalogue.ts'
import { aCartLine } from '../test/factories/sales/orders.ts'
import type { Staff } from '../test/factories/staff.ts'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer, send } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import { manyOrders } from './many-orders.ts'
import { interleaved, percentile, times } from './measure.ts'
import { salesPerSecond } from './selling.ts'
import { keepSummaryRows, readSummaryRows, setSummaryRows } from './summary-rows.ts'

// `npm run bench -- figures [--orders 1000000 --businesses 50 --rounds 20 --seconds 8]`: durations
// of a dashboard of thirty days, the board of today, a report and a journal of a year, for the
// largest and a medium business; the rate of sales during reports; and the benefit and cost of
// summary rows that each sale writes.
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    businesses: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '8' },
  },
})
const orders = Number(values.orders)
const businesses = Number(values.businesses)
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const database = await benchDatabase(Math.min(20_000, orders), businesses)
const server = await openTestServer({ url: database.url })
const app = await startProcess(database.url)

type FigureCall = { url: string; body?: object }
async function ask({ accessToken }: Staff, { url, body }: FigureCall): Promise<void> {
  const answer = await fetch(app.base + url, {
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(text)
}
/** Duration of each answer in milliseconds, with a pause after each. */
async function answerTimes(count: number, staff: Staff, asked: FigureCall): Promise<number[]> {
  const taken: number[] = []
  for (let i = 0; i < count; i++) {
    const [took] = await times(1, () => ask(staff, asked))
    taken.push(took!)
    await sleep(Math.min(took! * 2.1, 3100))
  }
  return taken.sort((a, b) => a - b)
}
const show = (taken: number[]) =>
  `p50 ${percentile(taken, 0.5).toFixed(0)} ms, p95 ${percentile(taken, 0.95).toFixed(0)} ms`

/** Measures the figures of a business. @returns the URL of its report of a year */
async function measureFigures(staff: Staff): Promise<string> {
  const { rows } = await server.owner.query<{ orders: number; last: string }>(
    `select count(*)::int as orders, (max(completed_at) at time zone 'America/Toronto')::date::text as last
      from orders
      where tenant_id = $1`,
    [staff.tenantId],
  )
  const { orders: own, last } = rows[0]!
  // A report that includes today, because figures of closed ones are stored.
  const today = localDateOf(new Date().toISOString(), 'America/Toronto')
  const year = { title: 'Année', startDate: addDays(today, -364), endDate: today }
  const { body: report } = await send(server, staff, createReport, { body: year })
  const month = { startDate: addDays(last, -29), endDate: addDays(last, 1) }
  const days = new URLSearchParams({ from: addDays(last, -364), to: last })
  const address = pathOf(getReport).replace(':id', report.publicId)
  const journal = (deferred: boolean) => `${pathOf(getJournal)}?${days}&deferred=${deferred}`
  console.log(`${orders} orders, ${own} of the business that looks`)
  const measures: [string, string, FigureCall][] = [
    ['dashboard of thirty days', 'goal ≤ 300 ms', { url: pathOf(getStatistics), body: month }],
    ['the day as it is', 'every 15 s of each open page', { url: pathOf(getToday) }],
    ['report of a year', 'goal ≤ 2 s', { url: address }],
    ['journal of a year', 'goal ≤ 2 s', { url: journal(false) }],
    ['journal of a year, deferred', 'goal ≤ 2 s', { url: journal(true) }],
  ]
  for (const [what, goal, asked] of measures) {
    await answerTimes(2, staff, asked)
    console.log(`  ${what}: ${show(await answerTimes(rounds, staff, asked))} (${goal})`)
  }
  const { startDate: from, endDate: to } = month
  const read = () => readSummaryRows(server.owner, staff.tenantId, { from, to })
  console.log(`  sums of thirty days from summary rows: ${show(await times(rounds, read))}`)
  return address
}

/** Bodies of sales in several slots of an activity. */
async function salesOf(staff: Staff): Promise<string[]> {
  const { line, activityId } = await aCartLine(server, staff, { quantity: 2, capacity: 10_000 })
  const bodies: string[] = []
  for (let day = 1; day <= 20; day++) {
    const date = `2031-01-${String(day).padStart(2, '0')}`
    const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = await aSlot(server, staff, {
      activityId,
      quantity: 10_000,
      date,
    })
    const ticket = { ...line, activationDateTimeUtc, timeslotBegin, timeslotEnd }
    bodies.push(JSON.stringify({ tickets: [ticket], payment: { method: 'cash' } }))
  }
  return bodies
}

/** Measures a rate while reports are read continuously. */
async function besideReports(
  staff: Staff,
  address: string,
  rate: () => Promise<number>,
): Promise<number> {
  let isOver = false
  const reading = (async () => {
    while (!isOver) await ask(staff, { url: address })
  })()
  try {
    return await rate()
  } finally {
    isOver = true
    await reading
  }
}

try {
  await manyOrders(server.owner, orders)
  await keepSummaryRows(server.owner)
  const middle = await database.staff(server, Math.floor(businesses / 2))
  const address = await measureFigures(middle)
  const largest = await database.staff(server)
  await measureFigures(largest)

  const bodies = await salesOf(middle)
  const ratios = async (
    what: string,
    clients: number,
    measured: (rate: () => Promise<number>) => Promise<number>,
    bare: (rate: () => Promise<number>) => Promise<number>,
  ) => {
    const { accessToken } = middle
    const rate = () => salesPerSecond({ base: app.base, accessToken, bodies, clients, seconds })
    const { ours, baseline, ratio } = await interleaved(
      () => measured(rate),
      () => bare(rate),
    )
    console.log(
      `${what}, counters: ${clients}: ${ratio.toFixed(2)} (${ours.toFixed(0)} against ${baseline.toFixed(0)} sales/s)`,
    )
  }
  const alone = (rate: () => Promise<number>) => rate()
  for (const clients of [1, 8])
    await ratios(
      'sales beside reports of a year / alone (goal ≥ 0.9)',
      clients,
      (rate) => besideReports(middle, address, rate),
      alone,
    )
  const withRows = (isKept: boolean) => async (rate: () => Promise<number>) => {
    await setSummaryRows(server.owner, isKept)
    return rate()
  }
  for (const clients of [1, 8])
    await ratios('sales with summary rows / without', clients, withRows(true), withRows(false))
} finally {
  await app.stop()
  await server.close()
  await database.stop()
}
