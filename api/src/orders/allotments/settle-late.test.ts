import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allotmentCounter } from '../../../test/factories/sales/allotment-counter.ts'
import {
  anAllotment,
  anOfflineSale,
  aSlotOfToday,
} from '../../../test/factories/sales/allotments.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
let counter: ReturnType<typeof allotmentCounter>
beforeAll(() => {
  counter = allotmentCounter(server, staff)
})
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

type AllotmentSetup = Awaited<ReturnType<typeof anAllotment>>
const timeOf = ({ allotment: { slots } }: AllotmentSetup) => ({
  activationDateTimeUtc: slots[0]!.startDateTimeUtc,
  timeslotBegin: slots[0]!.timeslotBegin,
  timeslotEnd: slots[0]!.timeslotEnd,
})
const sellOnline = (taken: AllotmentSetup, quantity: number) =>
  send(server, staff, sell, {
    key: newKey(),
    body: {
      tickets: [{ productId: taken.adultId, quantity, ...timeOf(taken) }],
      payment: { method: 'cash' },
    },
  })

test('the promised price is charged although prices, taxes and the catalogue have changed', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken, { adults: 2, children: 1 })
  await server.owner.query('update product set price_cents = 9999, active = false where id = $1', [
    taken.adultId,
  ])
  const archive = (at: string) =>
    server.owner.query(`update activity set deleted_at = ${at} where id = $1`, [taken.activityId])
  await archive('now()')
  await server.owner.query(
    `update resource
      set quantity = 0, overbooked = taken
      where id = $1`,
    [taken.slotId],
  )
  await server.owner.query('update occurrence set closed_at = now() where slot_id = $1', [
    taken.slotId,
  ])
  const { status, body } = await counter.settle(taken, sale)
  expect([status, body.isOverbooked]).toEqual([200, false])
  expect(await counter.orderOf(body.orderReferenceNumber)).toMatchObject({
    invoice: { finalCost: 60.15 },
  })
  expect(await counter.countsOf(taken)).toEqual({ taken: 4, overbooked: 4 })
  await archive('null')
})

test('a sale sent after its places were returned and sold is settled as an overbooking, and reported', async () => {
  const taken = await anAllotment(server, staff, { capacity: 4 })
  const sale = anOfflineSale(taken, { adults: 3 })
  await counter.giveBack(taken, true)
  expect((await sellOnline(taken, 2)).status).toBe(200)
  const { status, body } = await counter.settle(taken, sale)
  expect([status, body.isOverbooked]).toEqual([200, true])
  expect((await counter.settle(taken, sale)).body).toEqual(body)
  expect(await counter.countsOf(taken)).toEqual({ taken: 5, overbooked: 1 })
  const { rows } = await server.owner.query(
    `select w.words
      from audit a
      join audit_words w on w.audit_id = a.id
      where a.order_id = $1 and a.code = 'order.overbooked'`,
    [body.publicId],
  )
  expect(rows).toEqual([{ words: { reason: 'Vendu sans réseau\u00a0: Kiosque du bas' } }])
})

test('a sale sent after its allotment ended takes free places as any sale does', async () => {
  const taken = await anAllotment(server, staff)
  await counter.giveBack(taken)
  expect((await counter.settle(taken, anOfflineSale(taken, { adults: 2 }))).body.isOverbooked).toBe(
    false,
  )
  expect(await counter.countsOf(taken)).toEqual({ taken: 2, overbooked: 0 })
})

test('a sale sent after the end of its slots is settled; unsold places have expired', async () => {
  const taken = await anAllotment(server, staff)
  const sales = [anOfflineSale(taken), anOfflineSale(taken, { from: 1, adults: 2 })]
  const job = `kind = 'expire-hold' and payload ->> 'holdId' = (select hold_id::text from allotment where id = $1)`
  await server.owner.query(
    `update hold
      set held_until = now() - interval '1 second'
      where id = (select hold_id from allotment where id = $1)`,
    [taken.allotment.publicId],
  )
  // The allotment is past its end, but its places are not released yet, so it may still use them.
  expect((await counter.settle(taken, sales[0]!)).body.isOverbooked).toBe(false)
  expect(await counter.countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
  await server.owner.query(`update job set run_at = now() where ${job}`, [taken.allotment.publicId])
  await server.app.worker.drain()
  expect(await counter.countsOf(taken)).toEqual({ taken: 1, overbooked: 0 })
  expect((await counter.settle(taken, sales[1]!)).status).toBe(200)
  expect(await counter.countsOf(taken)).toEqual({ taken: 3, overbooked: 0 })
})

test('all seats of a slot may be settled; returning then frees nothing', async () => {
  const taken = await anAllotment(server, staff)
  await counter.settle(taken, anOfflineSale(taken, { adults: 2, children: 2 }))
  expect((await counter.giveBack(taken)).status).toBe(200)
  expect(await counter.countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
})

test('an automatic rebate is in the table, and applies even after it is withdrawn', async () => {
  const slot = await aSlotOfToday(server, staff)
  await makeRebate(server, staff, {
    code: null,
    autoApply: true,
    settings: '10%',
    linkedProductPublicIds: [slot.adultId],
  })
  const taken = await anAllotment(server, staff, { slot })
  const sale = anOfflineSale(taken)
  expect(sale.expectedFinalCost).toBe(20.68)
  await server.owner.query('update rebate set active = false where code is null')
  const { body } = await counter.settle(taken, sale)
  expect(await counter.orderOf(body.orderReferenceNumber)).toMatchObject({
    invoice: { finalCost: 20.68, rebates: { total: 2 } },
  })
})

test('a sale of 0 has the method free, and another payment keeps its reference', async () => {
  const free = await anAllotment(server, staff, { cents: 0 })
  const { body } = await counter.settle(free, anOfflineSale(free))
  expect((await counter.orderOf(body.orderReferenceNumber)).payments).toMatchObject([
    { method: 'free' },
  ])
  const taken = await anAllotment(server, staff)
  const paid = await counter.settle(
    taken,
    anOfflineSale(taken, { payment: { method: 'other', reference: 'Bon 12' } }),
  )
  expect((await counter.orderOf(paid.body.orderReferenceNumber)).payments).toMatchObject([
    { method: 'other', reference: 'Bon 12' },
  ])
})
