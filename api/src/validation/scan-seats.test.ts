import { findAllotments } from '@guichet/contract/orders/allotments/find-allotments.ts'
import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { countScans } from '@guichet/contract/validation/count-scans.ts'
import { getGate } from '@guichet/contract/validation/get-gate.ts'
import { afterAll, expect, test } from 'vitest'
import { anAllotment, anOfflineSale } from '../../test/factories/sales/allotments.ts'
import { aGate, codeOf } from '../../test/factories/sales/gate.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

type AllotmentSetup = Awaited<ReturnType<typeof anAllotment>>
const seatOf = ({ allotment }: AllotmentSetup, at = 0) => allotment.slots[0]!.seats[at]!
const settle = (taken: AllotmentSetup) =>
  send(server, staff, settleAllotmentSale, {
    key: newKey(),
    params: { allotmentPublicId: taken.allotment.publicId },
    body: anOfflineSale(taken),
  })
const ticketOf = async (id: string) =>
  (await send(server, staff, getTicket, { params: { id } })).body

test('a seat is accepted once, before or after its sale is settled, and its ticket has the entry', async () => {
  const gate = await aGate(server, staff)
  const taken = await anAllotment(server, staff)
  const { barcode, ticketPublicId, ticketReferenceKey } = seatOf(taken)
  expect(await gate.scan(barcode)).toMatchObject({
    result: 'accepted',
    ticket: {
      publicId: ticketPublicId,
      ticketReferenceKey,
      title: { fr: 'Ski alpin' },
      isUnsettled: true,
      entriesUsed: 1,
    },
  })
  expect(await gate.scan(barcode)).toMatchObject({ result: 'used', isDoubleUse: false })
  expect((await settle(taken)).status).toBe(200)
  const after = await gate.scan(barcode)
  expect(after).toMatchObject({
    result: 'used',
    ticket: { publicId: ticketPublicId, title: { fr: 'Adulte' }, entriesUsed: 1 },
  })
  expect(after.ticket).not.toHaveProperty('isUnsettled')
  expect((await ticketOf(ticketPublicId)).scans).toMatchObject([
    { result: 'used' },
    { result: 'used' },
    { result: 'accepted' },
  ])
  expect(await codeOf(server, staff, ticketPublicId)).toBe(barcode)
})

test('a settled seat without an entry is accepted as its ticket', async () => {
  const gate = await aGate(server, staff)
  const taken = await anAllotment(server, staff)
  await settle(taken)
  expect(await gate.scan(seatOf(taken).barcode)).toMatchObject({
    result: 'accepted',
    ticket: { entriesUsed: 1 },
  })
})

test('a seat is accepted by its typed number, only at its time, and in no other business', async () => {
  const gate = await aGate(server, staff)
  const taken = await anAllotment(server, staff)
  const scanAt = async (begins: string, ends: string) => {
    await server.owner.query(
      `update slot set begins_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1`,
      [taken.slotId, begins, ends],
    )
    return (await gate.scan(seatOf(taken).ticketReferenceKey)).result
  }
  expect(await scanAt('1 hour', '2 hours')).toBe('tooEarly')
  expect(await scanAt('-2 hours', '-1 second')).toBe('over')
  expect(await scanAt('-1 hour', '1 hour')).toBe('accepted')
  const other = await aGate(server, await aBusiness(server))
  expect((await other.scan(seatOf(taken).barcode)).result).toBe('otherBusiness')
  expect((await other.scan(seatOf(taken).ticketReferenceKey)).result).toBe('unknown')
})

test('two offline gates that accept the same seat are found, and the counts name its activity', async () => {
  const [first, second] = [await aGate(server, staff), await aGate(server, staff)]
  const taken = await anAllotment(server, staff)
  const offline = { isOffline: true, isAdmitted: true }
  await first.scan(seatOf(taken).barcode, offline)
  expect(await second.scan(seatOf(taken).barcode, offline)).toMatchObject({
    result: 'used',
    isDoubleUse: true,
  })
  const today = localDateOf(new Date().toISOString(), 'America/Toronto')
  const { body } = await send(server, staff, countScans, {
    query: { startPeriod: today, endPeriod: today },
  })
  expect(
    body.items.find(({ activityPublicId }) => activityPublicId === taken.activityId),
  ).toMatchObject({ accepted: 1, refused: 1, doubleUses: 1 })
})

test('an entry without a settled sale is counted, until it is settled', async () => {
  const { scan } = await aGate(server, staff)
  const taken = await anAllotment(server, staff)
  const entered = async () => {
    const { body } = await send(server, staff, findAllotments, {})
    const { publicId } = taken.allotment
    return body.items.find((item) => item.publicId === publicId)!.enteredUnsettledPlaces
  }
  expect(await entered()).toBe(0)
  await scan(seatOf(taken).barcode)
  await scan(seatOf(taken).barcode)
  await scan(seatOf(taken, 1).barcode)
  expect(await entered()).toBe(2)
  await settle(taken)
  expect(await entered()).toBe(1)
})

test('the list of an offline gate has the seats, also of an ended allotment', async () => {
  const { validator, scan } = await aGate(server, staff)
  const taken = await anAllotment(server, staff)
  await scan(seatOf(taken, 3).barcode)
  await settle(taken)
  await send(server, staff, returnAllotment, {
    params: { allotmentPublicId: taken.allotment.publicId },
    body: {},
  })
  const { body } = await send(server, validator, getGate, {})
  const ids = new Map(taken.allotment.slots[0]!.seats.map((seat, i) => [seat.ticketPublicId, i]))
  const listed = body.tickets
    .filter(({ publicId }) => ids.has(publicId))
    .toSorted((a, b) => ids.get(a.publicId)! - ids.get(b.publicId)!)
  expect(
    listed.map(({ isUnsettled = false, whyNot, generation, item }) => [
      isUnsettled,
      whyNot,
      generation,
      body.items[item]!.title.fr,
    ]),
  ).toEqual([
    [false, null, 1, 'Adulte'],
    [true, null, 1, 'Ski alpin'],
    [true, null, 1, 'Ski alpin'],
    [true, 'used', 1, 'Ski alpin'],
  ])
})
