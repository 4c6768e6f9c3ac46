import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { expect, test } from 'vitest'
import { aSaleByLink, connect, useStripeServer } from '../factories/local-stripe.ts'
import { refundWhole } from '../factories/sales/refunds.ts'
import { aBusiness, renewToken } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { seed } from '../seed.ts'
import { send } from '../test-server.ts'
import { faultPlan, faultsOfASale, plannedFaults, plannedSales, planMs } from './fault-plan.ts'
import { ourBooks, theirBooks, workOut } from './provider-ledger.ts'

const server = useStripeServer()
const kinds = [
  'timeout-after-acting',
  'timeout-before-acting',
  'error-500',
  'error-500-remembered',
  'error-429',
  'malformed',
] as const
const calls = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions/:id',
  'POST /v1/refunds',
] as const

const plan = faultPlan(kinds, calls)

const title = `${plannedFaults} lost, broken or repeated answers leave the ledger of the provider equal to ours (seed ${seed})`
test(title, { timeout: planMs }, async () => {
  const staff = await aBusiness(server)
  const account = await connect(server, staff)
  let faults = 0
  for (let sale = 0; sale < plannedSales; sale++) {
    if (sale % 100 === 99) await renewToken(server, staff)
    const { order, token } = await aSaleByLink(server, staff, { quantity: 1 + (sale % 3) })
    for (let i = 0; i < faultsOfASale; i++) server.provider.faults.add(plan.fault(faults++))
    let url: string | undefined
    for (let press = 0; press < 12 && !url; press++) {
      const opened = await send(server, null, openPayment, { body: { token } })
      url = opened.body.url
      if (!url) expect(opened.body.type).toBe('ProviderAway')
    }
    server.provider.pay(url!.split('/').at(-1)!)
    await workOut(server)
    if (sale % 2 === 0) {
      const { status, body } = await refundWhole(server, staff, order)
      expect(status, `refund of sale ${sale}: ${JSON.stringify(body)}`).toBe(200)
    }
    await workOut(server)
  }
  expect(faults - server.provider.faults.waiting()).toBeGreaterThanOrEqual(plannedFaults)
  server.provider.faults.clear()
  await workOut(server)
  const ours = await ourBooks(server, staff)
  expect(ours).toHaveLength(plannedSales)
  expect(theirBooks(server.provider.ledger(), account)).toEqual(ours)
  expect(ours.filter(({ refunds }) => refunds.length === 1)).toHaveLength(plannedSales / 2)
  expect(await violations(server.owner)).toEqual([])
})
