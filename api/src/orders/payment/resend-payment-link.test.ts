import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { resendPaymentLink } from '@guichet/contract/orders/payment/resend-payment-link.ts'
import { expect, test } from 'vitest'
import {
  aSaleByLink,
  openPage,
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { emailsOfOrder } from '../../../test/mailbox.ts'
import { newKey, send } from '../../../test/test-server.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

const resend = (ref: string, { who = staff, key = newKey(), language = 'fr' } = {}) =>
  send(server, who, resendPaymentLink, { params: { ref }, body: {}, key, language })
const aMinuteLater = (orderId: string) =>
  server.owner.query(
    `update mail set created_at = created_at - interval '1 minute' where order_id = $1`,
    [orderId],
  )
const mailsOf = async (orderId: string) =>
  (
    await server.owner.query<{ to_email: string }>(
      `select to_email from mail where order_id = $1 and kind = 'payment-link' order by created_at`,
      [orderId],
    )
  ).rows.map((row) => row.to_email)

test('the same link is sent again, once per request, with a line in the history', async () => {
  const { order, ref, token } = await aSaleByLink(server, staff)
  const id = order.publicId
  await aMinuteLater(id)
  const key = newKey()
  const answers = await Promise.all([resend(ref, { key }), resend(ref, { key })])
  expect([200, 409]).toContain(answers[1].status)
  expect((await resend(ref, { key })).body.mails.map(({ kind }) => kind)).toEqual([
    'payment-link',
    'payment-link',
  ])
  expect(await mailsOf(id)).toEqual(['client@example.test', 'client@example.test'])
  await settled(server)
  const emails = await emailsOfOrder(server, 'payment-link', id)
  expect(emails).toHaveLength(2)
  for (const html of emails) expect(html).toContain(`/b/-/pay/${token}"`)
  const { body } = await send(server, staff, getOrderHistory, { params: { ref: id } })
  expect(JSON.stringify(body)).toContain('order.payment_link_resent')
})

test('there is a minute between two emails to one address; a corrected address gets it at once', async () => {
  const { order, ref } = await aSaleByLink(server, staff)
  const early = await resend(ref)
  expect(early).toMatchObject({ status: 429, body: { type: 'TooManyTries' } })
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
  const several = await Promise.all([1, 2, 3].map(() => resend(ref)))
  expect(several.map(({ status }) => status)).toEqual([429, 429, 429])
  await send(server, staff, correctClient, {
    params: { ref },
    body: { email: 'autre@example.test' },
    key: newKey(),
  })
  const atOnce = await Promise.all([1, 2, 3].map(() => resend(ref)))
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
  expect(await mailsOf(order.publicId)).toEqual(['client@example.test', 'autre@example.test'])
})

test('without an address nothing is sent', async () => {
  const { ref, order } = await aSaleByLink(server, staff, { email: undefined })
  expect((await resend(ref)).body).toMatchObject({ type: 'NothingToSend' })
  expect(await mailsOf(order.publicId)).toEqual([])
})

test('a paid, cancelled, expired or counter order has no link to send', async () => {
  const [paid, given, over] = [
    await aSaleByLink(server, staff),
    await aSaleByLink(server, staff),
    await aSaleByLink(server, staff),
  ]
  server.provider.pay(await openPage(server, paid.token))
  await send(server, staff, cancelPayment, { params: { ref: given.ref }, body: {} })
  await settled(server)
  await server.owner.query('update orders set held_until = now() where reference = $1', [over.ref])
  const counter = await anOrder(server, staff)
  for (const ref of [paid.ref, given.ref, over.ref, counter.order.orderReferenceNumber])
    expect((await resend(ref)).body, ref).toMatchObject({ type: 'InvalidOrderTransition' })
})

test('another business does not find the order', async () => {
  const { ref } = await aSaleByLink(server, staff)
  const stranger = await aBusiness(server)
  expect((await resend(ref, { who: stranger })).body).toMatchObject({ type: 'NotFound' })
})
