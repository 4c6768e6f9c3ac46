import { pathOf } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { watchDay } from '@guichet/contract/today/watch-day.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine } from '../factories/sales/orders.ts'
import { newKey } from '../test-server.ts'
import { openRace, reach, startProcess } from './processes.ts'

const { server, staff, baseOf, close } = await openRace()
afterAll(close)
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

/** Reads an event stream of a process to its end; `times` are the moments of its events. */
async function listenTo(base: string) {
  const answer = await fetch(`${base}${pathOf(watchDay)}`, {
    headers: { authorization: `Bearer ${staff.accessToken}` },
  })
  expect(answer.status).toBe(200)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const times: number[] = []
  const hear = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      if (value.includes('event: changed')) times.push(performance.now())
    }
  }
  const quiet = async () => {
    for (let before = -1; before !== times.length; await pause(1500)) before = times.length
  }
  return { times, quiet, ended: hear(), cancel: () => reader.cancel() }
}
async function sellAt(base: string): Promise<void> {
  const { line } = await aCartLine(server, staff)
  const { status } = await reach(base, staff, sell, {
    body: { tickets: [line], payment: { method: 'cash' } },
    key: newKey(),
  })
  expect(status).toBe(200)
}

test('a sale in one process reaches the event stream of another', async () => {
  const stream = await listenTo(baseOf(0))
  await expect.poll(() => stream.times.length).toBeGreaterThan(0)
  const took: number[] = []
  for (let sale = 0; sale < 3; sale++) {
    await stream.quiet()
    const heard = stream.times.length
    await sellAt(baseOf(1))
    const sold = performance.now()
    await expect.poll(() => stream.times.length, { interval: 5 }).toBeGreaterThan(heard)
    took.push(Math.round(stream.times[heard]! - sold))
  }
  process.stdout.write(`told ${took.join(', ')} ms after the answer of the sale\n`)
  await stream.cancel()
})

test('an event stream resumes after the connection to the database was lost', async () => {
  // The process already listens because of the previous test: no event is sent until something
  // happens.
  const stream = await listenTo(baseOf(0))
  await stream.quiet()
  const heard = stream.times.length
  await server.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
  )
  // Missed changes are unknown, so an event says that something may have changed.
  await expect.poll(() => stream.times.length).toBeGreaterThan(heard)
  await stream.quiet()
  const again = stream.times.length
  await sellAt(baseOf(1))
  await expect.poll(() => stream.times.length).toBeGreaterThan(again)
  await stream.cancel()
})

test('a process that receives a stop signal ends its streams without waiting for them', async () => {
  const app = await startProcess(server.url)
  const stream = await listenTo(app.base)
  const before = performance.now()
  await app.stop()
  await stream.ended
  // An open request gets 14 s to finish: a stream needs none of it.
  expect(performance.now() - before).toBeLessThan(12_000)
})
