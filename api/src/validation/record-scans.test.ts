import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { reissueTicket } from '@guichet/contract/tickets/reissue-ticket.ts'
import { saveOwnerPicture } from '@guichet/contract/tickets/save-owner-picture.ts'
import { countScans } from '@guichet/contract/validation/count-scans.ts'
import { recordScans } from '@guichet/contract/validation/record-scans.ts'
import { expect, test } from 'vitest'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { aGate, codeOf, scanOf } from '../../test/factories/sales/gate.ts'
import { aFace, aSoldPass } from '../../test/factories/sales/passes.ts'
import { aBusiness, aStaff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const aTicket = async () => {
  const { ticketIds, reference, orderId } = await anytimeTickets(server, staff)
  return { id: ticketIds[0]!, reference, orderId, code: await codeOf(server, staff, ticketIds[0]!) }
}
const ticketOf = async (id: string) =>
  (await send(server, staff, getTicket, { params: { id } })).body
const scanRows = async (ticketId: string) =>
  (
    await server.owner.query('select * from scan where ticket_id = $1 order by scanned_at', [
      ticketId,
    ])
  ).rows

test('a ticket is accepted once, on any device; its page has who, when, where and the result', async () => {
  const [gate, other] = [await aGate(server, staff), await aGate(server, staff)]
  const { id, code } = await aTicket()
  const before = await ticketOf(id)
  expect(await gate.scan(code)).toMatchObject({
    result: 'accepted',
    isDoubleUse: false,
    ticket: { publicId: id, entriesUsed: 1, isDaily: false, isOrderRefunded: false },
  })
  expect(await gate.scan(code)).toMatchObject({ result: 'used', ticket: { entriesUsed: 1 } })
  expect(await other.scan(code)).toMatchObject({ result: 'used', isDoubleUse: false })
  const { scans, ...after } = await ticketOf(id)
  expect(scans).toMatchObject([
    { result: 'used', devicePublicId: other.deviceId, isDoubleUse: false },
    { result: 'used', devicePublicId: gate.deviceId },
    { result: 'accepted', staffName: 'Théo Essai', isOffline: false, isAdmitted: true },
  ])
  // A scan never changes a ticket, but one without a slot gives a single entry.
  expect(after).toEqual({ ...before, scans: undefined, whyNotExchanged: 'used' })
})

test('a repeated scan gets the same answer and counts once', async () => {
  const gate = await aGate(server, staff)
  const { id, code } = await aTicket()
  const scan = scanOf(code)
  const first = await gate.send([scan])
  expect(first.body.items[0]).toMatchObject({ result: 'accepted' })
  expect((await gate.send([scan])).body).toEqual(first.body)
  expect((await gate.send([scanOf(code), scan])).body.items.map(({ result }) => result)).toEqual([
    'used',
    'accepted',
  ])
  expect(await scanRows(id)).toHaveLength(2)
})

test('the number of a ticket may be typed, in any case; the scans record it', async () => {
  const gate = await aGate(server, staff)
  const { id } = await aTicket()
  const { ticketReferenceKey } = await ticketOf(id)
  const typed = `${ticketReferenceKey.slice(0, 5).toLowerCase()} - ${ticketReferenceKey.slice(5)}`
  expect(await gate.scan(typed)).toMatchObject({ result: 'accepted', ticket: { publicId: id } })
  expect((await ticketOf(id)).scans).toMatchObject([{ isTyped: true }])
  expect(await gate.scan('AAAAAAAAAA')).toMatchObject({ result: 'unknown', ticket: null })
})

test('a blocked, cancelled, replaced or foreign ticket, or one without its picture, is rejected', async () => {
  const gate = await aGate(server, staff)
  const { id, code } = await aTicket()
  const block = { params: { id }, body: { reason: 'Volé' }, key: newKey() }
  await send(server, staff, blockTicket, block)
  expect(await gate.scan(code)).toMatchObject({ result: 'blocked' })
  expect(JSON.stringify(await gate.scan(code))).not.toContain('Volé')

  const lost = await aTicket()
  await send(server, staff, reissueTicket, { params: { id: lost.id }, body: {}, key: newKey() })
  expect(await gate.scan(lost.code)).toMatchObject({ result: 'replaced' })
  expect(await gate.scan(await codeOf(server, staff, lost.id))).toMatchObject({
    result: 'accepted',
  })

  const voided = await aTicket()
  await send(server, staff, refundOrder, {
    body: {
      orderPublicId: voided.orderId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Pluie',
      ticketPublicIdsToBeDeleted: [voided.id],
      bookingPublicIdsToBeDeleted: [],
    },
    key: newKey(),
  })
  expect(await gate.scan(voided.code)).toMatchObject({ result: 'voided' })

  const foreign = await aBusiness(server)
  const { ticketIds } = await anytimeTickets(server, foreign)
  expect(await gate.scan(await codeOf(server, foreign, ticketIds[0]!))).toMatchObject({
    result: 'otherBusiness',
    ticket: null,
  })
  expect(await gate.scan('https://example.test/menu')).toMatchObject({ result: 'forged' })
})

test('a pass shows its holder and picture, is accepted once a day, and not without the required picture', async () => {
  const gate = await aGate(server, staff)
  const { ticketId } = await aSoldPass(server, staff)
  await server.owner.query(
    `update ticket set begins_at = now() - interval '10 days', ends_at = now() + interval '90 days' where id = $1`,
    [ticketId],
  )
  const code = await codeOf(server, staff, ticketId)
  expect(await gate.scan(code)).toMatchObject({ result: 'pictureMissing' })
  const picture = await aFace(server, staff)
  const params = { id: ticketId }
  await send(server, staff, saveOwnerPicture, { params, body: { picture }, key: newKey() })
  expect(await gate.scan(code)).toMatchObject({
    result: 'accepted',
    ticket: { holderName: 'Zoé Roy', picture, isDaily: true, entriesUsed: 1 },
  })
  expect(await gate.scan(code)).toMatchObject({ result: 'used' })
  await server.owner.query(
    `update scan set entry = '2020-01-01' where ticket_id = $1 and result = 'accepted'`,
    [ticketId],
  )
  expect(await gate.scan(code)).toMatchObject({ result: 'accepted', ticket: { entriesUsed: 2 } })
  const face = await server.app.http.inject({
    url: picture,
    headers: { authorization: `Bearer ${gate.validator.accessToken}` },
  })
  expect(face.statusCode).toBe(200)
})

test('a ticket that lost its date, is early or over is rejected with the reason', async () => {
  const gate = await aGate(server, staff)
  const { id, code } = await aTicket()
  const set = (values: string) =>
    server.owner.query(`update ticket set ${values} where id = $1`, [id])
  await set(`state = 'Reschedulable'`)
  expect(await gate.scan(code)).toMatchObject({ result: 'lostDate' })
  await set(`state = 'Schedulable'`)
  expect(await gate.scan(code)).toMatchObject({ result: 'noDate' })
  await set(
    `state = 'Active', begins_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'`,
  )
  expect(await gate.scan(code)).toMatchObject({ result: 'tooEarly' })
  await set(`begins_at = now() - interval '2 hours', ends_at = now() - interval '1 second'`)
  expect(await gate.scan(code)).toMatchObject({ result: 'over' })
  await set(`begins_at = now() + interval '29 minutes', ends_at = now() + interval '2 hours'`)
  expect(await gate.scan(code)).toMatchObject({ result: 'accepted' })
})

test('two offline devices accept the same ticket: it is found when they are back, and marked on both scans', async () => {
  const [first, second] = [await aGate(server, staff), await aGate(server, staff)]
  const { id, code, reference } = await aTicket()
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const offline = { isOffline: true, isAdmitted: true }
  expect(await second.scan(code, { ...offline, scannedDateTimeUtc: ago(1) })).toMatchObject({
    result: 'accepted',
    isDoubleUse: false,
  })
  expect(await first.scan(code, { ...offline, scannedDateTimeUtc: ago(2) })).toMatchObject({
    result: 'used',
    isDoubleUse: true,
  })
  // A rejected scan is no double use.
  expect(await first.scan(code, { isOffline: true })).toMatchObject({
    result: 'used',
    isDoubleUse: false,
  })
  expect((await ticketOf(id)).scans).toMatchObject([
    { isDoubleUse: false },
    { result: 'accepted', isDoubleUse: true, devicePublicId: second.deviceId },
    { result: 'used', isDoubleUse: true, devicePublicId: first.deviceId, isAdmitted: true },
  ])
  const history = await send(server, staff, getOrderHistory, { params: { ref: reference } })
  expect(
    history.body.items.filter(({ code: what }) => what === 'ticket.double_use_found'),
  ).toHaveLength(1)
})

test('a batch is decided in the order of its scans; times of devices are limited to now', async () => {
  const gate = await aGate(server, staff)
  const { id, code } = await aTicket()
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const answer = await gate.send([
    scanOf(code, { isOffline: true, isAdmitted: false, scannedDateTimeUtc: ago(3) }),
    scanOf(code, { isOffline: true, isAdmitted: true, scannedDateTimeUtc: ago(5) }),
    scanOf(code, { isOffline: true, scannedDateTimeUtc: '2890-01-01T00:00:00Z' }),
    scanOf('nothing', { isOffline: true, scannedDateTimeUtc: '1990-01-01T00:00:00Z' }),
  ])
  expect(answer.body.items.map(({ result }) => result)).toEqual([
    'used',
    'accepted',
    'used',
    'forged',
  ])
  const times = (await scanRows(id)).map(({ scanned_at: at }) => Date.parse(at as string))
  expect(times.every((time) => time <= Date.now())).toBe(true)
})

test('only validators and main staff record scans; a validator has no other access', async () => {
  const { code } = await aTicket()
  const clerk = await aStaff(server, staff, { accesses: ['Tickets', 'Orders'] })
  const body = { devicePublicId: crypto.randomUUID(), scans: [scanOf(code)] }
  expect((await send(server, clerk, recordScans, { body })).body.type).toBe('NoAccess')
  expect((await send(server, staff, recordScans, { body })).body.items[0]).toMatchObject({
    result: 'accepted',
  })
  const { validator } = await aGate(server, staff)
  const { id } = await aTicket()
  expect((await send(server, validator, getTicket, { params: { id } })).body.type).toBe('NoAccess')
})

test('entries are counted by day and activity, with rejected scans and double uses', async () => {
  const business = await aBusiness(server)
  const gate = await aGate(server, business)
  const { ticketIds } = await anytimeTickets(server, business, { quantity: 2 })
  for (const id of ticketIds) await gate.scan(await codeOf(server, business, id))
  const code = await codeOf(server, business, ticketIds[0]!)
  await gate.scan(code)
  await gate.scan(code, { isOffline: true, isAdmitted: true })
  await gate.scan('forged')
  const today = (
    await server.owner.query(
      `select to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD') as today`,
    )
  ).rows[0].today as string
  const counted = await send(server, business, countScans, {
    query: { startPeriod: today, endPeriod: today },
  })
  expect(counted.body.items).toHaveLength(2)
  expect(counted.body.items.find(({ activityPublicId }) => activityPublicId)).toMatchObject({
    date: today,
    accepted: 2,
    refused: 2,
    doubleUses: 1,
  })
  expect(counted.body.items.find(({ activityPublicId }) => !activityPublicId)).toMatchObject({
    accepted: 0,
    refused: 1,
  })
  expect(await violations(server.owner)).toEqual([])
})
