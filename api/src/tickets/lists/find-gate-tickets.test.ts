import { findGateTickets } from '@guichet/contract/tickets/lists/find-gate-tickets.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { beforeAll, expect, test } from 'vitest'
import { anytimeTickets } from '../../../test/factories/sales/anytime-tickets.ts'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
let validator: Staff
let order: Awaited<ReturnType<typeof anytimeTickets>>
beforeAll(async () => {
  validator = await aStaff(server, staff, { roleTypes: ['Validator'] })
  order = await anytimeTickets(server, staff, { quantity: 3 })
})
const find = (query: string, who = validator) =>
  send(server, who, findGateTickets, { query: { query } })
const idsOf = async (query: string, who = validator) =>
  (await find(query, who)).body.items.map(({ publicId }) => publicId).toSorted()

test('a validator, who may not open lists, finds tickets by order number, name and number', async () => {
  const all = order.ticketIds.toSorted()
  expect((await send(server, validator, findTickets, { query: {} })).status).toBe(403)
  for (const sought of [
    order.reference,
    `#${order.reference.toLowerCase()}`,
    order.reference.slice(-6),
    'maelle',
    'ROY maëlle',
  ])
    expect(await idsOf(sought)).toEqual(all)
  const { items } = (await find(order.reference)).body
  expect(await idsOf(items[0]!.ticketReferenceKey)).toEqual([items[0]!.publicId])
  expect(await idsOf('Tremblay')).toEqual([])
})

test('its tickets name their holder, and have no contact data', async () => {
  const { body } = await find(order.reference)
  expect(body).toMatchObject({ total: 3, totalIsCapped: false })
  expect(body.items[0]).toMatchObject({
    firstName: 'Maëlle',
    lastName: 'Roy',
    orderReferenceKey: order.reference,
    isVoided: false,
  })
  expect(JSON.stringify(body)).not.toContain('client@example.test')
})

test('contact data and payments find nothing', async () => {
  const { items } = (
    await send(server, staff, findTickets, { query: { query: 'client@example.test' } })
  ).body
  expect(items).toHaveLength(3)
  for (const sought of ['client@example.test', 'client', 'example', '@'])
    expect((await find(sought)).body).toMatchObject({ items: [], total: 0 })
})

test('another business finds nothing', async () => {
  const other = await aBusiness(server)
  expect(await idsOf(order.reference, other)).toEqual([])
})
