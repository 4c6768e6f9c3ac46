import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../src/database/free-port.ts'
import { queueMail } from '../../src/mail/public.ts'
import { transaction } from '../../src/platform/db/db.ts'
import { anOrder } from '../factories/sales/orders.ts'
import { aBusiness } from '../factories/staff.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
let port: number
let smtp: SMTPServer | null = null
const ids: string[] = []
beforeAll(async () => {
  port = await freePort()
  server = await openTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
})
afterAll(async () => {
  smtp?.close()
  await server.close()
})

test('1 000 emails wait during an outage; afterwards each is sent once', async () => {
  const staff = await aBusiness(server)
  const { order } = await anOrder(server, staff, { quantity: 1 })
  for (let batch = 0; batch < 10; batch++)
    await transaction(
      server.pool,
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
  await server.app.worker.drain()
  expect(
    (await server.owner.query(`select count(*)::int as n from mail where state = 'sent'`)).rows[0]
      .n,
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
    await server.owner.query(
      'update job set run_at = now(), leased_until = null where ended_at is null',
    )
    if ((await server.app.worker.drain()) === 0) break
  }
  expect(ids).toHaveLength(1001)
  expect(new Set(ids).size).toBe(1001)
})
