import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  settled,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { tablesWith } from '../../../test/tables-with.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness } from '../../../test/use-server.ts'

const server = useStripeServer()
const staff = useBusiness(server)

test('the card number stays with the provider: it is nowhere in the database', async () => {
  await connect(server, staff)
  const { token, read } = await aSaleByLink(server, staff)
  const { body } = await send(server, null, openPayment, { body: { token } })
  const form = { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Ève Roy' }
  await fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  })
  await settled(server)
  expect((await read()).status).toBe('Completed')
  expect(await tablesWith(server.owner, form.number)).toEqual([])
})

test('a sale with a card number in its note, overbooking reason or first name is rejected, and the number is not stored', async () => {
  const { line } = await aCartLine(server, staff)
  const sale = { tickets: [line], email: 'eve@example.test', payment: { method: 'cash' as const } }
  const number = '5555 5555 5555 4444'
  for (const [field, more] of Object.entries({
    note: { note: `MC ${number} 12/39` },
    overbookingReason: { overbookingReason: number },
    firstName: { firstName: number },
  })) {
    const answer = await send(server, staff, sell, { body: { ...sale, ...more } })
    expect(answer.body).toMatchObject({ fields: [{ field, rule: 'cardNumber' }] })
  }
  expect(await tablesWith(server.owner, number)).toEqual([])
})
