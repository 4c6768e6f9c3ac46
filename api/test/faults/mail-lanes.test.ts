import { holdCart } from '@guichet/contract/orders/hold-cart.ts'
import { refundOrder } from '@guichet/contract/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import type { PaymentProviders } from '../../src/payments/public.ts'
import { mailStates, waitingEmails } from '../factories/emails.ts'
import { aCartLine, anOrder } from '../factories/orders.ts'
import { aBusiness } from '../factories/staff.ts'
import { startProcess } from '../race/processes.ts'
import { newKey, openWorld, send } from '../world.ts'
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
  const world = await openWorld({ env: { SMTP_URL: smtp.url }, providers })
  const staff = await aBusiness(world)
  const { order } = await anOrder(world, staff, { quantity: 1, email: undefined as never })
  await world.owner.query(
    `update payment set provider = 'bank', method = 'online', provider_ref = 'pi_1'`,
  )
  await world.owner.query(`update posting set account = 'cash:online' where account = 'cash:cash'`)
  const { line } = await aCartLine(world, staff)
  const { body: hold } = await send(
    world,
    staff,
    holdCart,
    { body: { tickets: [line], minutes: 10 } },
    { key: newKey() },
  )

  await waitingEmails(world, staff, 30)
  world.app.worker.start()
  await until(() => smtp.received.length > 0, 30, 'the first email')
  await world.owner.query(`update hold set held_until = now() - interval '1 minute'`)
  await world.owner.query(`update job set run_at = now() where dedupe_key = $1`, [
    `expire-hold:${hold.publicId}`,
  ])
  await send(
    world,
    staff,
    refundOrder,
    {
      body: {
        orderPublicId: order.publicId,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Météo',
      },
    },
    { key: newKey() },
  )
  const open = `select from job where kind in ('expire-hold', 'send-refund') and ended_at is null`
  await until(
    async () => (await world.owner.query(open)).rowCount === 0,
    60,
    'the hold and the refund',
  )
  expect(smtp.received.length).toBeLessThan(8)

  const stopping = performance.now()
  await world.app.worker.stop()
  expect(performance.now() - stopping).toBeLessThan(11_000)
  // What the server took is recorded, and what waits was given back.
  expect((await mailStates(world)).sent).toBe(smtp.received.length)
  expect((await world.owner.query('select from job where leased_until is not null')).rowCount).toBe(
    0,
  )
  expect(repeated(smtp.received)).toEqual({})
  await world.close()
  await smtp.close()
})

test('a process without SMTP_URL says what becomes of emails, and leaves those of others', async () => {
  const world = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  await world.app.worker.stop()
  const staff = await aBusiness(world)
  const { line } = await aCartLine(world, staff)
  await waitingEmails(world, staff, 3)
  const without = await startProcess(world.url)
  await expect.poll(without.output).toContain('this process has no SMTP_URL')
  // It works off what is due, and emails are not.
  const tickets = { tickets: [line], minutes: 10 }
  await send(world, staff, holdCart, { body: tickets }, { key: newKey() })
  await world.owner.query(`update job set run_at = now() where kind = 'expire-hold'`)
  const isOver = `select from job where kind = 'expire-hold' and ended_at is null`
  await until(async () => (await world.owner.query(isOver)).rowCount === 0, 60, 'the hold')
  expect(await mailStates(world)).toEqual({ waiting: 3 })
  await without.stop()

  const keeping = await startProcess(world.url, { env: { SMTP_URL: 'none' } })
  await expect.poll(keeping.output).toContain('keeps its mail in the mailbox')
  await until(async () => (await mailStates(world)).sent === 3, 60, 'the mailbox')
  await keeping.stop()
  await world.close()
})

test('a process that is stopped while the server takes an email records it first', async () => {
  const smtp = await openSmtpDouble({
    answer: () =>
      new Promise<void>((wake) => {
        setTimeout(wake, 5000)
      }),
  })
  const world = await openWorld()
  await world.app.worker.stop()
  await waitingEmails(world, await aBusiness(world), 3)
  const app = await startProcess(world.url, { env: { SMTP_URL: smtp.url } })
  await until(() => smtp.received.length > 0, 30, 'the first email')
  await app.stop()
  expect(await mailStates(world)).toEqual({ sent: 1, waiting: 2 })
  const isLeased = 'select from job where leased_until is not null'
  expect((await world.owner.query(isLeased)).rowCount).toBe(0)
  await world.close()
  await smtp.close()
})
