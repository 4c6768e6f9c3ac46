import { checkPaymentAccount } from '@guichet/contract/payments/connect-stripe.ts'
import { linkBarcode } from '@guichet/contract/tickets/get-barcode.ts'
import { describe, expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { validCalls } from '../calls/catalogue.ts'
import { connect, useStripeServer } from '../factories/local-stripe.ts'
import { anOrder } from '../factories/sales/orders.ts'
import { aBusiness, signedIn } from '../factories/staff.ts'
import { catalogueHeader } from '../record-examples.ts'
import { newKey, send } from '../test-server.ts'
import { useTestServer } from '../use-server.ts'

// Runs only while examples are recorded: each of these calls has its own tests.
describe.runIf(process.env.RECORD_EXAMPLES)('for the examples', () => {
  const server = useTestServer()
  const withStripe = useStripeServer()

  test('every call succeeds once, in separate businesses', async () => {
    let left = calls
    // A call may remove what another needs, so the calls run again in the reverse order elsewhere.
    for (let round = 0; round < 4; round++) {
      const staff = await aBusiness(server)
      const valid = await validCalls(server, staff)
      const refused: typeof calls = []
      for (const [name, call] of left) {
        const who = await signedIn(server, staff.tenantId, staff.accountId, 'administration')
        const { status } = await send(server, who, call, {
          ...valid[name],
          key: newKey(),
          headers: { [catalogueHeader]: 'yes' },
        } as never)
        if (status !== 200) refused.push([name, call])
      }
      left = refused.reverse()
    }
    expect(left.length).toBeLessThan(calls.length / 4)
    // Some four hundred calls in four rounds, on a machine of any speed.
  }, 240_000)

  test('the picture of a code is read by its link', async () => {
    const staff = await aBusiness(server)
    const { order } = await anOrder(server, staff)
    const params = { id: order.ticketPublicIds.split(',')[0]! }
    const { url } = (await send(server, staff, linkBarcode, { params })).body
    expect((await server.app.http.inject({ url })).statusCode).toBe(200)
  })

  test('the state of a registration is read', async () => {
    const staff = await aBusiness(withStripe)
    await connect(withStripe, staff)
    const params = { id: staff.tenantId }
    const { status } = await send(withStripe, staff, checkPaymentAccount, { params, body: {} })
    expect(status).toBe(200)
  })
})
