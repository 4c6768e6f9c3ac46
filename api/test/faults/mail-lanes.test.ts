import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { holdCart } from '@guichet/contract/orders/sale/hold-cart.ts'
import { expect, test } from 'vitest'
import type { PaymentProviders } from '../../src/payments/public.ts'
import { mailStates, waitingEmails } from '../factories/input/emails.ts'
import { aCartLine, anOrder } from '../factories/sales/orders.ts'
import { paidThrough } from '../factories/sales/payments.ts'
import { aBusiness } from '../factories/staff.ts'
import { startProcess } from '../race/processes.ts'
import { newKey, openTestServer, send } from '../test-server.ts'
import { until } from './sales.ts'
import { openSmtpDouble, repeated } from './smtp-double.ts'

const providers: PaymentProviders = {
  bank: { refund: async ({ key }) => ({ outcome: 'settled', providerRef: `re_${key}` }) },
}

test('a slow SMTP server delays neither a hold nor a refund, nor the stop', async () => {
  const smtp = await openSmtpDouble({
    answer: () =>
      new Promise<void>((wake) => {
        setTimeout(wake, 5000)
      }),
  })
  const server = await openTestServer({ env: { SMTP_URL: smtp.url }, providers })
  const staff = await aBusiness(server)
  const { order } = await anOrder(server, staff, { quantity: 1, email: undefined as never })
  await paidThrough(server, order.publicId, 'bank')
  const { line } = await aCartLine(server, staff)
  const { body: hold } = await send(server, staff, holdCart, {
    body: { tickets: [line], minutes: 10 },
    key: newKey(),
  })

  await waitingEmails(server, staff, 30)
  server.app.worker.start()
  await until(() => smtp.received.length > 0, 30, 'the first email')
  await server.owner.query(`update hold set held_until = now() - interval '1 minute'`)
  await server.owner.query(`update job set run_at = now() where dedupe_key = $1`, [
    `expire-hold:${hold.publicId}`,
  ])
  await send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Météo',
    },
    key: newKey(),
  })
  const open = `select from job where kind in ('expire-hold', 'send-refund') and ended_at is null`
  await until(
    async () => (await server.owner.query(open)).rowCount === 0,
    60,
    'the hold and the refund',
  )
  expect(smtp.received.length).toBeLessThan(8)

  const stopping = performance.now()
  await server.app.worker.stop()
  expect(performance.now() - stopping).toBeLessThan(11_000)
  // Emails that the server accepted are recorded; the waiting ones were released.
  expect((await mailStates(server)).sent).toBe(smtp.received.length)
  expect(
    (await server.owner.query('select from job where leased_until is not null')).rowCount,
  ).toBe(0)
  expect(repeated(smtp.received)).toEqual({})
  await server.close()
  await smtp.close()
})

test('a process without SMTP_URL says that it sends no emails, and leaves them to others', async () => {
  const server = await openTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  await server.app.worker.stop()
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  await waitingEmails(server, staff, 3)
  const without = await startProcess(server.url)
  await expect.poll(without.output).toContain('this process has no SMTP_URL')
  // It runs due jobs, and emails stay waiting.
  const tickets = { tickets: [line], minutes: 10 }
  await send(server, staff, holdCart, { body: tickets, key: newKey() })
  await server.owner.query(`update job set run_at = now() where kind = 'expire-hold'`)
  const isOver = `select from job where kind = 'expire-hold' and ended_at is null`
  await until(async () => (await server.owner.query(isOver)).rowCount === 0, 60, 'the hold')
  expect(await mailStates(server)).toEqual({ waiting: 3 })
  await without.stop()

  const keeping = await startProcess(server.url, { env: { SMTP_URL: 'none' } })
  await expect.poll(keeping.output).toContain('keeps its mail in the mailbox')
  await until(async () => (await mailStates(server)).sent === 3, 60, 'the mailbox')
  await keeping.stop()
  await server.close()
})

test('a process that is stopped while the server accepts an email records it first', async () => {
  const smtp = await openSmtpDouble({
    answer: () =>
      new Promise<void>((wake) => {
        setTimeout(wake, 5000)
      }),
  })
  const server = await openTestServer()
  await server.app.worker.stop()
  await waitingEmails(server, await aBusiness(server), 3)
  const app = await startProcess(server.url, { env: { SMTP_URL: smtp.url } })
  await until(() => smtp.received.length > 0, 30, 'the first email')
  await app.stop()
  expect(await mailStates(server)).toEqual({ sent: 1, waiting: 2 })
  const isLeased = 'select from job where leased_until is not null'
  expect((await server.owner.query(isLeased)).rowCount).toBe(0)
  await server.close()
  await smtp.close()
})
