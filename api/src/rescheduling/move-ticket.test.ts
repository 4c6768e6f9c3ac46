import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { expect, test } from 'vitest'
import { movesOf } from '../../test/factories/sales/moved.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { takenOf, aMovable, move } = movesOf(server, staff)

test('a ticket that moves to another slot of its activity takes a place there, frees the old one, and gets new times, a new code and a line in the history', async () => {
  const { ticketId, other, slotId, order } = await aMovable()
  const before = (await send(server, staff, getTicket, { params: { id: ticketId } })).body
  const answer = await move(ticketId, { slotPublicId: other.slotId })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      version: 2,
      status: 'ScheduledActivation',
      date: '2030-02-02',
      timeslotBegin: '13:00',
      timeslotEnd: '16:00',
    },
  })
  const after = (await send(server, staff, getTicket, { params: { id: ticketId } })).body
  expect(after).toMatchObject({ version: 2, timeslotBegin: '13:00' })
  expect(server.app.codes.read(before.barcode)!.generation + 1).toBe(
    server.app.codes.read(after.barcode)!.generation,
  )
  expect([await takenOf(slotId), await takenOf(other.slotId)]).toEqual([1, 1])
  const { items } = (
    await send(server, staff, getOrderHistory, { params: { ref: order.publicId } })
  ).body
  expect(items[0]).toMatchObject({
    code: 'ticket.moved',
    facts: { fromSlot: slotId, toSlot: other.slotId },
  })
})

test('a ticket that moves to another slot and back leaves the counts as before', async () => {
  const { ticketId, other, slotId } = await aMovable()
  await move(ticketId, { slotPublicId: other.slotId })
  expect((await move(ticketId, { slotPublicId: slotId }, 2)).status).toBe(200)
  expect([await takenOf(slotId), await takenOf(other.slotId)]).toEqual([2, 0])
})

test('a double click is one move', async () => {
  const { ticketId, other } = await aMovable()
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() => move(ticketId, { slotPublicId: other.slotId }, 1, key)),
  )
  expect([a!.status, b!.status, a!.body]).toEqual([200, 200, b!.body])
  expect(await takenOf(other.slotId)).toBe(1)
})

test('a key used for one ticket is rejected for another one', async () => {
  const { other, order } = await aMovable()
  const [first, second] = order.ticketPublicIds.split(',') as [string, string]
  const key = newKey()
  expect((await move(first, { slotPublicId: other.slotId }, 1, key)).status).toBe(200)
  expect((await move(second, { slotPublicId: other.slotId }, 1, key)).body.type).toBe('KeyReused')
  expect((await move(first, { slotPublicId: other.slotId }, 1, key)).status).toBe(200)
  expect(await takenOf(other.slotId)).toBe(1)
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
