import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { newKey, openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { transaction } from '../platform/db/db.ts'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.job.ts'

let server: TestServer
let staff: Staff
let smtp: SMTPServer | null = null
let port: number
let refuseWith: number | null = null
const received: Buffer[] = []

const openSmtp = () =>
  new Promise<void>((resolve) => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            if (refuseWith)
              return done(Object.assign(new Error('no such box'), { responseCode: refuseWith }))
            received.push(Buffer.concat(chunks))
            done()
          })
      },
    })
    smtp.listen(port, '127.0.0.1', resolve)
  })
const closeSmtp = () =>
  new Promise<void>((resolve) => {
    smtp?.close(() => resolve())
    smtp = null
  })
const tryNow = async () => {
  await server.owner.query(
    'update job set run_at = now() where ended_at is null and leased_until is null',
  )
  await server.app.worker.drain()
}
const states = async () =>
  (
    await server.owner.query<{ state: string; n: number }>(
      'select state, count(*)::int as n from mail group by 1',
    )
  ).rows

beforeAll(async () => {
  port = await freePort()
  server = await openTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Guichet <billets@example.test>' },
  })
  staff = await aBusiness(server)
})
afterAll(async () => {
  await server.close()
  await closeSmtp()
})

test('while SMTP is down sales succeed and emails are shown as waiting; afterwards each email arrives once', async () => {
  const orders = []
  for (let i = 0; i < 40; i++)
    orders.push(
      (await anOrder(server, staff, { quantity: 1, email: `client-${i}@example.test` })).order,
    )
  await tryNow()
  expect(await states()).toEqual([{ state: 'waiting', n: 40 }])
  expect(
    (await send(server, staff, getOrder, { params: { ref: orders[0]!.publicId } })).body.mails,
  ).toMatchObject([{ state: 'waiting', sentDateTimeUtc: null }])
  await openSmtp()
  await expect
    .poll(
      async () => {
        await tryNow()
        return states()
      },
      // Forty PDF files are rendered, perhaps next to other suites.
      { timeout: 40_000 },
    )
    .toEqual([{ state: 'sent', n: 40 }])
  const ids = await Promise.all(
    received.map(async (raw) => (await PostalMime.parse(raw)).messageId),
  )
  expect(received).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})

test('the email is in the client’s language, has a QR code for each ticket, and a text version', async () => {
  received.length = 0
  await anOrder(server, staff, {
    quantity: 2,
    language: 'en',
    email: 'reader@example.test',
    firstName: 'Ève',
  })
  await expect.poll(() => received.length).toBe(1)
  const email = await PostalMime.parse(received[0]!)
  expect(email.subject).toMatch(/^Your order \d{8} – Test Hill$/)
  expect(email.html).toContain('Thank you Ève!')
  expect(email.text).toContain('$45.97')
  const pictures = email.attachments.filter((file) => file.mimeType === 'image/png')
  expect(pictures).toHaveLength(2)
  for (const { contentId } of pictures)
    expect(email.html).toContain(`cid:${contentId!.slice(1, -1)}`)
})

test('the tickets are attached as a PDF, with the same codes', async () => {
  received.length = 0
  const { order } = await anOrder(server, staff, { quantity: 2, email: 'reader@example.test' })
  const { body } = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: order.orderReferenceNumber },
  })
  await expect.poll(() => received.length).toBe(1)
  const { attachments } = await PostalMime.parse(received[0]!)
  const [paper] = attachments.filter(({ filename }) => filename?.startsWith('billets-'))
  expect(paper).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' })
  const { codes } = await readPdf(new Uint8Array(paper!.content as ArrayBuffer))
  expect(codes.toSorted()).toEqual(body.items.map(({ barcode }) => barcode).toSorted())
})

test('an email that the server rejects permanently is shown as rejected, and not retried', async () => {
  refuseWith = 550
  const { order } = await anOrder(server, staff, { email: 'gone@example.test' })
  const mailOf = async () =>
    (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body.mails.at(-1)!
      .state
  await expect.poll(mailOf).toBe('refused')
  refuseWith = null
  const again = await send(server, staff, resendOrder, {
    body: { orderPublicId: order.publicId },
    key: newKey(),
  })
  expect(again.status).toBe(200)
  await expect.poll(mailOf).toBe('sent')
})

test('an email whose recipient is erased while it is rendered is not sent', async () => {
  const scope = { tenantId: staff.tenantId, accountId: null }
  const mailId = await transaction(server.pool, scope, 'write', ({ db, now }) =>
    queueMail(db, {
      tenantId: staff.tenantId,
      kind: 'session-ended',
      to: 'eve@example.test',
      language: 'fr',
      now,
      // No other process takes it in between.
      heldUntil: '2099-01-01T00:00:00.000Z',
      dedupeKey: 'erased-while-drawn',
      data: {},
    }),
  )
  let drawings = 0
  const handler = sendMail({
    // No server answers there, so sending the email would be an error.
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.test', MAIL_CONNECTIONS: 1 },
    loaders: { 'session-ended': async () => ({}) } as never,
    drawer: {
      message: async () => {
        drawings += 1
        await server.owner.query(`update mail set state = 'erased' where id = $1`, [mailId])
        return Buffer.from('drawn')
      },
      close: async () => {},
    } as never,
    sealingKeys: {} as never,
  })
  const run = handler.run({
    tenantId: staff.tenantId,
    payload: { mailId },
    attempts: 1,
    signal: new AbortController().signal,
    inTenant: (mode, work) => transaction(server.pool, scope, mode, work),
    checkIn: async () => {},
    afterwards: () => {},
  })
  await expect(run).resolves.toBeUndefined()
  expect(drawings).toBe(1)
  await handler.close!()
})
