import type { Body } from '@guichet/contract/endpoint.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import {
  connectStripe,
  getPaymentConfiguration,
} from '@guichet/contract/payments/connect-stripe.ts'
import { startLocalProvider, type LocalProvider } from '@guichet/local-provider/public.ts'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect } from 'vitest'
import { stripeProvider } from '../../src/payments/public.ts'
import { newKey, openTestServer, send, sendUntilFree, type TestServer } from '../test-server.ts'
import { useBusiness } from '../use-server.ts'
import { workOff } from './sales/lost-days.ts'
import { aCartLine } from './sales/orders.ts'
import type { Staff } from './staff.ts'

export const stripeKeys = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' }
export const webhookPath = '/api/payment/1.0/webhook/stripe'
const { webhooks } = new Stripe(stripeKeys.secretKey)
/** Signs a notification with the current time: each delivery has its own signature. */
export const signedNow = (payload: string): string =>
  webhooks.generateTestHeaderString({ payload, secret: stripeKeys.webhookSecret })

/** A server whose Stripe is the provider of this machine, which reaches it over a socket. */
export function useStripeServer(): TestServer & { provider: LocalProvider } {
  const server = {} as TestServer & { provider: LocalProvider }
  beforeAll(async () => {
    const provider = await startLocalProvider({ port: 0, ...stripeKeys })
    const opened = await openTestServer({
      providers: { stripe: stripeProvider({ ...stripeKeys, apiUrl: provider.url }) },
    })
    const base = await opened.app.http.listen({ port: 0, host: '127.0.0.1' })
    provider.setWebhookUrl(base + webhookPath)
    Object.assign(server, opened, { provider })
  })
  afterAll(async () => {
    await server.provider.stop()
    await server.close()
  })
  return server
}
export type StripeServer = ReturnType<typeof useStripeServer>

/** Waits until no notification and no resulting job is under way. */
export async function settled(server: StripeServer): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await server.provider.webhooksSettled()
    await workOff(server)
  }
}

/** Registers the business at Stripe, including its details. @returns its account */
export async function connect(server: StripeServer, staff: Staff): Promise<string> {
  const params = { id: staff.tenantId }
  const { status } = await send(server, staff, connectStripe, { params, body: {} })
  expect(status).toBe(200)
  const { body } = await send(server, staff, getPaymentConfiguration, { params })
  server.provider.setStanding(body.paymentAccountId!, 'verified')
  await settled(server)
  return body.paymentAccountId!
}

/** A business that takes cards, which the tests of one file share. */
export function useConnectedBusiness(server: StripeServer): Staff {
  const staff = useBusiness(server)
  beforeAll(async () => void (await connect(server, staff)))
  return staff
}

/** A sale whose client gets a payment link. */
export async function aSaleByLink(
  server: StripeServer,
  staff: Staff,
  {
    quantity = 2,
    capacity = 100,
    ...body
  }: Partial<Body<typeof sell>> & { quantity?: number; capacity?: number } = {},
) {
  const { line, slotId } = await aCartLine(server, staff, { quantity, capacity })
  const { status, body: order } = await sendUntilFree(server, staff, sell, {
    key: newKey(),
    body: { tickets: [line], email: 'client@example.test', payment: { method: 'link' }, ...body },
  })
  expect(status, JSON.stringify(order)).toBe(200)
  const { token } = order.payments[0]!.link!
  const ref = order.orderReferenceNumber
  const read = async () => (await send(server, staff, getOrder, { params: { ref } })).body
  return { order, line, slotId, token, ref, read }
}

/** Opens the page of the provider. @returns its session */
export async function openPage(server: StripeServer, token: string): Promise<string> {
  const { status, body } = await send(server, null, openPayment, { body: { token } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.url.split('/').at(-1)!
}
