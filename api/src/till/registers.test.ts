import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { findTills, getTill } from '@guichet/contract/till/find-tills.ts'
import { moveCash } from '@guichet/contract/till/move-cash.ts'
import { getOwnTill, openTill } from '@guichet/contract/till/open-till.ts'
import {
  archiveRegister,
  createRegister,
  renameRegister,
} from '@guichet/contract/till/save-till-settings.ts'
import { beforeAll, expect, test } from 'vitest'
import { aGroupOrder, pay } from '../../test/factories/sales/balances.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import {
  aClerk,
  anOpenTill,
  aRegister,
  countAndClose,
  piecesOf,
} from '../../test/factories/sales/tills.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import type { PaymentProviders } from '../payments/public.ts'

const providers: PaymentProviders = {
  bank: { refund: async ({ key }) => ({ outcome: 'settled', providerRef: `re_${key}` }) },
}
const server = useTestServer({ providers })
let owner: Staff
beforeAll(async () => {
  owner = await aBusiness(server)
})
const at = (id: string) => ({ key: newKey(), params: { id } })
const move = (who: Staff, id: string, kind: 'in' | 'out', amount: number) =>
  send(server, who, moveCash, { ...at(id), body: { kind, amount, reason: 'Dépôt' } })
const count = (who: Staff, id: string, dollars: number) =>
  send(server, who, countTill, { ...at(id), body: { pieces: piecesOf(dollars) } })
const own = async (who: Staff) => (await send(server, who, getOwnTill, {})).body

test('a register and a clerk each have one open till, and the first till creates its register', async () => {
  const business = await aBusiness(server)
  const [clerk, other] = [await aClerk(server, business), await aClerk(server, business)]
  const open = (who: Staff, body: object) =>
    send(server, who, openTill, { key: newKey(), body: { float: 100, ...body } })
  const { body: first } = await open(clerk, {})
  expect(first).toMatchObject({ registerName: 'Caisse 1', float: 100, isOwn: true })
  const { registers } = await own(other)
  expect(registers).toMatchObject([{ name: 'Caisse 1', heldByName: 'Théo Essai' }])
  const registerPublicId = registers[0]!.publicId
  expect(await open(clerk, { registerPublicId: await aRegister(server, business) })).toMatchObject({
    status: 409,
    body: { type: 'TillAlreadyOpen', register: 'Caisse 1' },
  })
  expect(await open(other, { registerPublicId })).toMatchObject({
    status: 409,
    body: { type: 'RegisterInUse', name: 'Théo Essai' },
  })
  const elsewhere = await aRegister(server, owner)
  expect((await open(other, { registerPublicId: elsewhere })).status).toBe(404)
  await countAndClose(server, clerk, first.publicId, { counted: 100 })
  expect((await open(other, { registerPublicId })).status).toBe(200)
})

test('a clerk sees and closes the own till only; an overseer closes any, and reads all days', async () => {
  const business = await aBusiness(server)
  const [clerk, other] = [await aClerk(server, business), await aClerk(server, business)]
  const overseer = await aStaff(server, business, { accesses: ['SalesReports'] })
  const [id, second] = [await anOpenTill(server, clerk), await anOpenTill(server, other)]
  for (const { status } of [
    await send(server, other, getTill, { params: { id } }),
    await count(other, id, 100),
    await send(server, other, closeTill, { ...at(id), body: { countPublicId: id } }),
    await move(owner, id, 'in', 5),
    await move(overseer, id, 'in', 5),
    await move(business, id, 'in', 5),
  ])
    expect([403, 404]).toContain(status)
  expect((await send(server, other, findTills, { query: {} })).status).toBe(403)
  await countAndClose(server, overseer, id, { counted: 95 })
  const { body } = await send(server, overseer, findTills, { query: {} })
  expect(body.items).toMatchObject([
    { publicId: second, closedDateTimeUtc: null, difference: null },
    { publicId: id, difference: -5, clerkName: 'Théo Essai' },
  ])
  expect(body.days).toMatchObject([
    { open: 1, closed: 1, expected: 100, counted: 95, difference: -5, corrections: 0 },
  ])
})

test('invalid amounts, counts and reasons are rejected at their fields', async () => {
  const clerk = await aClerk(server, owner)
  const id = await anOpenTill(server, clerk)
  const fieldsOf = (body: unknown) =>
    (body as { fields: { field: string; rule: string }[] }).fields.map(
      ({ field, rule }) => `${field} ${rule}`,
    )
  const moved = async (body: object) =>
    fieldsOf((await send(server, clerk, moveCash, { ...at(id), body: body as never })).body)
  const line = { kind: 'out', amount: 5, reason: 'Dépôt' }
  expect(await moved({ ...line, amount: -5 })).toEqual(['amount minPrice'])
  expect(await moved({ ...line, amount: 0 })).toEqual(['amount minPrice'])
  expect(await moved({ ...line, amount: 0.005 })).toEqual(['amount priceFormat'])
  expect(await moved({ ...line, amount: 1e6 })).toEqual(['amount maxPrice'])
  expect(await moved({ ...line, reason: '  ' })).toEqual(['reason required'])
  expect(await moved({ ...line, kind: 'correction' })).toEqual(['kind choice'])
  const counted = async (...pieces: object[]) =>
    fieldsOf(
      (await send(server, clerk, countTill, { ...at(id), body: { pieces: pieces as never } })).body,
    )
  expect(await counted({ denomination: '3', count: 1 })).toEqual(['pieces.0.denomination choice'])
  expect(await counted({ denomination: '5', count: -1 })).toEqual(['pieces.0.count minValue'])
  expect(await counted({ denomination: '5', count: 1.5 })).toEqual(['pieces.0.count integer'])
  expect(await counted({ denomination: '5', count: 1e9 })).toEqual(['pieces.0.count maxValue'])
  expect(await counted(...[1, 2].map((n) => ({ denomination: '5', count: n })))).toEqual([
    'pieces unique',
  ])
})

test('registers have unique names, are renamed, and deleted when their till is closed', async () => {
  const business = await aBusiness(server)
  const make = (name: string) => send(server, business, createRegister, { body: { name } })
  const fieldOf = (body: unknown) =>
    (body as { fields: { field: string; rule: string }[] }).fields[0]
  await make('Chalet')
  expect(fieldOf((await make('Chalet')).body)).toMatchObject({ field: 'name', rule: 'unique' })
  await make('Sommet')
  const { registers } = await own(business)
  const [chalet, summit] = registers.map(({ publicId }) => publicId)
  const rename = (name: string) =>
    send(server, business, renameRegister, { params: { id: summit! }, body: { name } })
  expect(fieldOf((await rename('Chalet')).body)).toMatchObject({ rule: 'unique' })
  expect((await rename('Base')).status).toBe(200)
  const { body: till } = await send(server, business, openTill, {
    key: newKey(),
    body: { registerPublicId: chalet!, float: 0 },
  })
  const archive = () => send(server, business, archiveRegister, { params: { id: chalet! } })
  expect(await archive()).toMatchObject({ status: 409, body: { type: 'RegisterInUse' } })
  await countAndClose(server, business, till.publicId, { counted: 0 })
  expect((await archive()).status).toBe(200)
  expect(await own(business)).toMatchObject({ registers: [{ name: 'Base' }] })
  expect((await make('Chalet')).status).toBe(200)
})

test('cash of a refund that waits for a provider leaves the till when the refund has settled', async () => {
  const business = await aBusiness(server)
  const id = await anOpenTill(server, business)
  const { order } = await aGroupOrder(server, business)
  await pay(server, business, order, { method: 'card', reference: 'T-1' })
  await server.owner.query(
    `update payment
      set provider = 'bank', method = 'online', provider_ref = 'pi_1', till_id = null
      where order_id = $1 and method = 'card'`,
    [order.publicId],
  )
  await server.owner.query(
    `update posting set account = 'cash:online' where order_id = $1 and account = 'cash:card'`,
    [order.publicId],
  )
  const { body: refund } = await send(server, business, refundOrder, {
    key: newKey(),
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Météo',
    },
  })
  expect(refund).toMatchObject({ state: 'requested' })
  await workOff(server)
  const { body: till } = await send(server, business, getTill, { params: { id } })
  expect(till.figures).toMatchObject({ cashTaken: 20, cashGivenBack: 20, otherMethods: [] })
  expect(await violations(server.owner)).toEqual([])
})
