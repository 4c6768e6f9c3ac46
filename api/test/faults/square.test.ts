import { sendToTerminal } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { expect, test } from 'vitest'
import {
  aSaleAtTerminal,
  connectToSquare,
  pairATerminal,
  useSquareServer,
} from '../factories/local-square.ts'
import { aSaleByLink } from '../factories/local-stripe.ts'
import { refundWhole } from '../factories/sales/refunds.ts'
import { aBusiness, renewToken, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { seed } from '../seed.ts'
import { send } from '../test-server.ts'
import { faultPlan, faultsOfASale, plannedFaults, plannedSales, planMs } from './fault-plan.ts'
import { ourBooks, theirBooks, workOut } from './provider-ledger.ts'

const server = useSquareServer()
// Square remembers what it created for an idempotency key, but not failures.
const kinds = [
  'timeout-after-acting',
  'timeout-before-acting',
  'error-500',
  'error-429',
  'malformed',
] as const
const calls = [
  'POST /v2/online-checkout/payment-links',
  'GET /v2/orders/:id',
  'POST /v2/refunds',
  'POST /v2/terminals/checkouts',
  'GET /v2/terminals/checkouts/:id',
  'GET /v2/payments/:id',
] as const
const lost = ['duplicate', 'drop', 'shuffled', 'wrong-signature'] as const

const plan = faultPlan(kinds, calls)
const addFault = (i: number) =>
  server.provider.faults.add(
    i % 4 === 3 ? { webhooks: plan.pick(lost, i >> 2), ms: 10 } : plan.fault(i),
  )

async function payByLink(token: string) {
  let url: string | undefined
  for (let press = 0; press < 12 && !url; press++) {
    const opened = await send(server, null, openPayment, { body: { token } })
    url = opened.body.url
    if (!url) expect(opened.body.type).toBe('ProviderAway')
  }
  expect(server.provider.square.payLink(url!.split('/').at(-1)!)).toBe('paid')
}

/** Pays on the terminal; every other payment is first canceled there and sent again. */
async function payAtTerminal(staff: Staff, device: string, ref: string, isCanceled: boolean) {
  const terminal = server.provider.square.terminal(device)
  await askAll(staff)
  if (isCanceled) {
    terminal.cancelByBuyer()
    await askAll(staff)
    await send(server, staff, sendToTerminal, { params: { ref }, body: {} })
    await askAll(staff)
  }
  expect(terminal.waiting(), ref).toHaveLength(1)
  expect(terminal.pay()).toBe('paid')
}

const title = `${plannedFaults} lost, broken or repeated answers and notifications leave the ledger of Square equal to ours (seed ${seed})`
test(title, { timeout: planMs }, async () => {
  const staff = await aBusiness(server)
  const account = await connectToSquare(server, staff)
  const device = await pairATerminal(server, staff)
  let faults = 0
  for (let sale = 0; sale < plannedSales; sale++) {
    if (sale % 100 === 99) await renewToken(server, staff)
    const isAtTerminal = sale % 2 === 1
    const quantity = 1 + (sale % 3)
    const byLink = isAtTerminal ? null : await aSaleByLink(server, staff, { quantity })
    const { order, ref } = byLink ?? (await aSaleAtTerminal(server, staff, quantity))
    for (let i = 0; i < faultsOfASale; i++) addFault(faults++)
    if (byLink) await payByLink(byLink.token)
    else await payAtTerminal(staff, device, ref, sale % 4 === 1)
    await askAll(staff)
    if (sale % 3 === 0) await refundWhole(server, staff, order)
    await workOut(server)
  }
  expect(faults - server.provider.faults.waiting()).toBeGreaterThanOrEqual(plannedFaults)
  server.provider.faults.clear()
  await askAll(staff)
  const ours = await ourBooks(server, staff)
  expect(ours).toHaveLength(plannedSales)
  expect(theirBooks(server.provider.square.ledger(), account)).toEqual(ours)
  expect(ours.filter(({ refunds }) => refunds.length === 1)).toHaveLength(
    Math.ceil(plannedSales / 3),
  )
  expect(await violations(server.owner)).toEqual([])
})

/** A later query makes up for a lost notification: the test runs it immediately. */
async function askAll({ tenantId }: Staff) {
  await workOut(server)
  await server.owner.query(
    `update job set run_at = now() where tenant_id = $1 and ended_at is null
      and kind in ('settle-payment', 'send-refund')`,
    [tenantId],
  )
  await workOut(server)
}
