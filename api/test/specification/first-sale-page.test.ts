import { spawn } from 'node:child_process'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAudit } from '../../src/audit/public.ts'
import { openPool } from '../../src/platform/db/open-pool.ts'
import { deliverDue } from '../../src/webhooks/deliver-webhooks.ts'
import { feedWebhooks } from '../../src/webhooks/feed-webhooks.ts'
import { anApiKey } from '../factories/api-keys.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { refundWhole } from '../factories/sales/refunds.ts'
import { aWebhook } from '../factories/webhooks.ts'
import { testSealingKeys } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const page = fs.readFileSync(
  path.join(import.meta.dirname, '../../../docs/first-sale-by-api.md'),
  'utf8',
)
/** Code blocks of a file on the page, or of its output, in order. */
const blocksOf = (kind: 'ts' | 'text', file: string) =>
  [...page.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)]
    .filter(([, language, name]) => language === kind && name === file)
    .map(([, , , text]) => text!)
    .join('')

const server = useTestServer()
const staff = useBusiness(server)
let workerPool: ReturnType<typeof openPool>
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-first-sale-'))
beforeAll(() => {
  workerPool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
  for (const file of ['first-sale.ts', 'listen.ts', 'after-refund.ts'])
    fs.writeFileSync(path.join(folder, file), blocksOf('ts', file))
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(async () => {
  await workerPool.end()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** A program of the page, with its output so far. */
function start(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(folder, file)], { env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (some: string) => {
      printed += some
    })
  const ended = new Promise<string>((end) => child.on('close', () => end(printed)))
  return { printed: () => printed, ended, stop: () => child.kill() }
}

async function freePort(): Promise<string> {
  const taken = net.createServer()
  await new Promise<void>((listening) => {
    taken.listen(0, '127.0.0.1', listening)
  })
  const { port } = taken.address() as AddressInfo
  await new Promise((closed) => {
    taken.close(closed)
  })
  return String(port)
}
const isOpen = (port: string) =>
  new Promise<boolean>((found) => {
    const socket = net.connect(Number(port), '127.0.0.1', () => found(true))
    socket.on('connect', () => socket.destroy()).on('error', () => found(false))
  })

/** Sends the notifications that the worker would send. */
async function tell() {
  await server.app.worker.drain()
  await sealAudit(workerPool)
  await feedWebhooks(workerPool, 'https://example.test')
  await deliverDue({
    workerPool,
    sealingKeys: testSealingKeys,
    reach: { mayBeLocal: true },
    wait: () => 0,
  })
}
const lines = (text: string) => text.trim().split('\n')

test('the programs of the page produce the output that it shows, in order', async () => {
  const GUICHET_URL = await server.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { accessToken: GUICHET_KEY } = await anApiKey(server, staff)
  await aCartLine(server, staff, { cents: 4000 })
  const PORT = await freePort()
  const { secret } = await aWebhook(server, staff, {
    url: `http://127.0.0.1:${PORT}/`,
    events: ['order.completed', 'refund.settled'],
  })
  const listener = start('listen.ts', { WEBHOOK_SECRET: secret, PORT })
  try {
    const access = { GUICHET_URL, GUICHET_KEY }
    const printed = await start('first-sale.ts', { ...access, DATE: '2030-02-02' }).ended
    const [, ORDER = ''] = /order (\d{8})/.exec(printed) ?? []
    expect(lines(printed.replace(ORDER, '00000000'))).toEqual(
      lines(blocksOf('text', 'first-sale.ts')),
    )
    await expect.poll(() => isOpen(PORT)).toBe(true)
    await tell()
    const { rows } = await server.owner.query('select id from orders where tenant_id = $1', [
      staff.tenantId,
    ])
    await refundWhole(server, staff, { publicId: rows[0].id })
    await tell()
    const after = await start('after-refund.ts', { ...access, ORDER }).ended
    expect(lines(after)).toEqual(lines(blocksOf('text', 'after-refund.ts')))
    await expect.poll(() => lines(listener.printed())).toEqual(lines(blocksOf('text', 'listen.ts')))
  } finally {
    listener.stop()
  }
})

test('every code block of the page is used', () => {
  const opened = [...page.matchAll(/^```(\w+)(.*)$/gm)]
  const unread = opened.filter(([, kind, file]) => kind !== 'sh' && !file?.trim())
  expect(unread).toEqual([])
  expect(opened.length).toBeGreaterThan(10)
})
