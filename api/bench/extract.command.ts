import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { extractTickets } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { aBusiness } from '../test/factories/staff.ts'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import { manyTickets } from './many-tickets.ts'
import { percentile } from './measure.ts'

// `npm run bench -- extract [--tickets 10000]`: exports a list of tickets to a file. Measures time
// to the first byte, total time and memory, and the first and last page of the list, against their
// goals.
const { values } = parseArgs({
  allowPositionals: true,
  options: { tickets: { type: 'string', default: '10000' } },
})
const tickets = Number(values.tickets)
const rounds = 10
const database = await benchDatabase(200)
const server = await openTestServer({ url: database.url })
const app = await startProcess(database.url)

/** Resident memory of the process in MB, where the system provides it. */
const memory = () => {
  try {
    const status = fs.readFileSync(`/proc/${app.child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000
  } catch {
    return Number.NaN
  }
}
const line = (what: string, value: number, goal: number, unit: string) =>
  console.log(
    `${value <= goal ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(0)} ${unit} (goal ≤ ${goal})`,
  )

try {
  const staff = await aBusiness(server)
  await manyTickets(server, staff, tickets)
  const headers = { authorization: `Bearer ${staff.accessToken}` }
  const get = async (url: string) => {
    const begin = performance.now()
    const answer = await fetch(app.base + url, { headers })
    if (answer.status !== 200) throw new Error(await answer.text())
    let first = 0
    let bytes = 0
    for await (const part of answer.body!) {
      first ||= performance.now() - begin
      bytes += part.length
    }
    return { first, whole: performance.now() - begin, bytes }
  }
  for (const format of ['xlsx', 'csv'] as const) {
    const url = `${pathOf(extractTickets)}?format=${format}`
    await get(url)
    const before = memory()
    let peak = before
    const sampler = setInterval(() => {
      peak = Math.max(peak, memory())
    }, 10)
    const measured: Awaited<ReturnType<typeof get>>[] = []
    for (let i = 0; i < rounds; i++) measured.push(await get(url))
    clearInterval(sampler)
    const p95 = (pick: (each: (typeof measured)[number]) => number) =>
      percentile(measured.map(pick), 0.95)
    console.log(`${format}: ${tickets} tickets, ${measured[0]!.bytes} bytes`)
    line(
      'first byte, p95',
      p95((each) => each.first),
      300,
      'ms',
    )
    line(
      'whole, p95',
      p95((each) => each.whole),
      3000,
      'ms',
    )
    line('memory beyond what was there', peak - before, 150, 'MB')
  }
  for (const page of [1, Math.min(400, Math.ceil(tickets / 25))]) {
    const url = `${pathOf(findTickets)}?page=${page}&pageSize=25`
    await get(url)
    const measured: number[] = []
    for (let i = 0; i < 30; i++) measured.push((await get(url)).whole)
    line(`page ${page} of the list, p95`, percentile(measured, 0.95), 60, 'ms')
  }
} finally {
  await app.stop()
  await server.close()
  await database.stop()
}
