import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../src/database/free-port.ts'
import { queueMail } from '../../src/mail/public.ts'
import { transaction } from '../../src/platform/db.ts'
import { anOrder } from '../factories/orders.ts'
import { aBusiness } from '../factories/staff.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let port: number
let smtp: SMTPServer | null = null
const ids: string[] = []
beforeAll(async () => {
  port = await freePort()
  world = await openWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
})
afterAll(async () => {
  smtp?.close()
  await world.close()
})

test('1 000 letters wait out an outage; after it every one is sent, none twice', async () => {
  const staff = await aBusiness(world)
  const { order } = await anOrder(world, staff, { quantity: 1 })
  for (let batch = 0; batch < 10; batch++)
    await transaction(
      world.pool,
      { tenantId: staff.tenantId, accountId: null },
      'write',
      async ({ db, now }) => {
        for (let i = 0; i < 100; i++)
          await queueMail(db, {
            tenantId: staff.tenantId,
            kind: 'order-confirmation',
            dedupeKey: `outage:${batch}:${i}`,
            to: `c${batch}-${i}@example.test`,
            language: 'fr',
            now,
            data: {},
            orderId: order.publicId,
          })
      },
    )
  await world.app.worker.drain()
  expect(
    (await world.owner.query(`select count(*)::int as n from mail where state = 'sent'`)).rows[0].n,
  ).toBe(0)
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream
        .on('data', (chunk: Buffer) => {
          if (text.length < 4000) text += chunk.toString()
        })
        .on('end', () => {
          ids.push(/message-id: (<[^>]+>)/i.exec(text)![1]!)
          done()
        })
    },
  })
  await new Promise<void>((listening) => {
    smtp!.listen(port, '127.0.0.1', listening)
  })
  for (let round = 0; round < 200; round++) {
    await world.owner.query(
      'update job set run_at = now(), leased_until = null where ended_at is null',
    )
    if ((await world.app.worker.drain()) === 0) break
  }
  expect(ids).toHaveLength(1001)
  expect(new Set(ids).size).toBe(1001)
})
