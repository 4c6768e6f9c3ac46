import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  settled,
  stripeKeys,
  useStripeServer,
  webhookPath,
} from '../factories/local-stripe.ts'
import { aBusiness } from '../factories/staff.ts'
import { reach, startProcess } from '../race/processes.ts'

const server = useStripeServer()
const nobody = { accessToken: '' }
const declined = '4000 0000 0000 0002'
const good = '4242 4242 4242 4242'

const holdsACard = (text: string) => {
  const digits = text.replaceAll(/%20|[ +-]/g, '')
  return [declined, good].some((number) => digits.includes(number.replaceAll(' ', '')))
}
const typeCard = (page: string, number: string) =>
  fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, expiry: '12 / 39', cvc: '123', name: 'Ève Roy' }),
  })

test('a debug log contains no card number, wherever it was typed', async () => {
  const staff = await aBusiness(server)
  await connect(server, staff)
  const { token, read } = await aSaleByLink(server, staff)
  const app = await startProcess(server.url, {
    env: {
      LOG_LEVEL: 'debug',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: server.provider.url,
    },
  })
  try {
    server.provider.setWebhookUrl(app.base + webhookPath)
    const { body } = await reach(app.base, nobody, openPayment, { body: { token } })
    await typeCard(String(body.url), declined)
    server.provider.faults.add({ on: 'GET /v1/checkout/sessions/:id', fault: 'malformed' })
    await typeCard(String(body.url), good)
    // Typed by a clerk in the wrong place: the path, the search, a refused body.
    await reach(app.base, staff, getOrder, { params: { ref: good } })
    await reach(app.base, staff, findOrders, {
      query: { collaboratorId: staff.tenantId, query: good },
    })
    await reach(app.base, nobody, openPayment, { body: { token: good } })
    await reach(app.base, nobody, openPayment, { body: { token, number: good } as never })
    await settled(server)
    await expect.poll(async () => (await read()).status).toBe('Completed')
  } finally {
    await app.stop()
  }
  const lines = app.output().split('\n')
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter(holdsACard)).toEqual([])
  expect(app.output()).not.toContain(token)
  expect(['a 4242-4242-4242-4242', `/order/${encodeURIComponent(good)}`].every(holdsACard)).toBe(
    true,
  )
})
