import { beforeAll, expect, test } from 'vitest'
import {
  aSaleAtTerminal,
  connectToSquare,
  pairATerminal,
  useSquareServer,
} from '../../../test/factories/local-square.ts'
import { settled } from '../../../test/factories/local-stripe.ts'
import { cashOf } from '../../../test/factories/sales/disputes.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { ourBooks, theirBooks } from '../../../test/faults/provider-ledger.ts'
import { violations } from '../../../test/invariants/violations.ts'

const server = useSquareServer()
let staff: Staff
let merchant: string
let device: string
beforeAll(async () => {
  staff = await aBusiness(server)
  merchant = await connectToSquare(server, staff)
  device = await pairATerminal(server, staff)
})

async function aPaidSale() {
  const sale = await aSaleAtTerminal(server, staff)
  await settled(server)
  server.provider.square.terminal(device).pay()
  await settled(server)
  const { payments } = server.provider.square.ledger()
  const paid = payments.find(({ orderReference }) => orderReference === sale.ref)!
  return { ...sale, paymentId: paid.id, cents: paid.amount }
}

test('a Square dispute is reported, takes the money, blocks refunds, and ends as the bank decides', async () => {
  const { square } = server.provider
  const [won, lost] = [await aPaidSale(), await aPaidSale()]
  const disputes = [won, lost].map(({ paymentId }) => square.openDispute({ paymentId }))
  await settled(server)
  for (const { order, cents, read } of [won, lost]) {
    expect(await cashOf(server, order.publicId)).toEqual({ disputed: cents })
    expect(await read()).toMatchObject({
      totalKept: 0,
      can: { why: { refund: 'disputed' } },
      disputes: [{ state: 'open', reason: 'NO_KNOWLEDGE', isWithdrawn: true }],
    })
    expect(await refundWhole(server, staff, order)).toMatchObject({ status: 409 })
  }
  square.closeDispute(disputes[0]!.id, 'won')
  square.closeDispute(disputes[1]!.id, 'lost')
  await settled(server)
  expect(await cashOf(server, won.order.publicId)).toEqual({ 'cash:card': won.cents })
  expect(await cashOf(server, lost.order.publicId)).toEqual({ 'lost-dispute': lost.cents })
  expect(await violations(server.owner)).toEqual([])
  expect(await ourBooks(server, staff)).toEqual(theirBooks(square.ledger(), merchant))
})

test('a Square inquiry blocks nothing; a rejected refund finds a dispute without a notification', async () => {
  const { square } = server.provider
  const { order, read, paymentId, cents } = await aPaidSale()
  const { id } = square.openDispute({ paymentId, isInquiry: true })
  await settled(server)
  expect(await read()).toMatchObject({ can: { refund: true }, disputes: [{ state: 'inquiry' }] })
  square.setWebhookUrl('http://127.0.0.1:9/')
  square.escalateDispute(id)
  expect((await refundWhole(server, staff, order)).status).toBe(200)
  await expect.poll(async () => (await read()).disputes?.[0]?.state).toBe('open')
  expect(await read()).toMatchObject({ status: 'Completed', can: { refund: false } })
  expect(await cashOf(server, order.publicId)).toEqual({ disputed: cents })
  expect(await violations(server.owner)).toEqual([])
})
