import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { correctTill } from '@guichet/contract/till/correct-till.ts'
import { getTill } from '@guichet/contract/till/find-tills.ts'
import { moveCash } from '@guichet/contract/till/move-cash.ts'
import { getOwnTill } from '@guichet/contract/till/open-till.ts'
import { saveTillSettings } from '@guichet/contract/till/save-till-settings.ts'
import { beforeAll, expect, test } from 'vitest'
import { aGroupOrder, pay } from '../../test/factories/sales/balances.ts'
import { exchangesOf } from '../../test/factories/sales/exchanged.ts'
import { aCartLine, anOrder } from '../../test/factories/sales/orders.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { aClerk, anOpenTill, countAndClose, piecesOf } from '../../test/factories/sales/tills.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
let owner: Staff
beforeAll(async () => {
  owner = await aBusiness(server)
})
const at = (id: string) => ({ key: newKey(), params: { id } })
const move = (who: Staff, id: string, kind: 'in' | 'out', amount: number) =>
  send(server, who, moveCash, { ...at(id), body: { kind, amount, reason: 'Dépôt' } })
const count = (who: Staff, id: string, dollars: number) =>
  send(server, who, countTill, { ...at(id), body: { pieces: piecesOf(dollars) } })
const read = async (who: Staff, id: string) =>
  (await send(server, who, getTill, { params: { id } })).body
const settings = (isTillRequired: boolean, isBlindCount: boolean, who = owner) =>
  send(server, who, saveTillSettings, { body: { isTillRequired, isBlindCount } })
const own = async (who: Staff) => (await send(server, who, getOwnTill, {})).body

test('every payment and refund in cash by a clerk is in the till of the clerk', async () => {
  const clerk = await aClerk(server, owner)
  const id = await anOpenTill(server, clerk)
  await anOrder(server, clerk, { quantity: 3 })
  expect((await read(clerk, id)).figures).toMatchObject({ cashTaken: 68.95, expected: 168.95 })
  const { order: group } = await aGroupOrder(server, clerk)
  await pay(server, clerk, group, { method: 'cash', amount: 8.95 })
  await pay(server, clerk, group, { method: 'card', reference: 'T-77', amount: 10 })
  expect((await read(clerk, id)).figures).toMatchObject({
    cashTaken: 97.9,
    otherMethods: [{ method: 'card', taken: 10, givenBack: 0 }],
  })
  const sold = await anOrder(server, clerk, { quantity: 2 })
  await refundWhole(server, clerk, sold.order)
  await move(clerk, id, 'in', 20)
  await move(clerk, id, 'out', 50.5)
  const { figures, lines } = await read(clerk, id)
  expect(figures).toMatchObject({
    cashTaken: 143.85,
    cashGivenBack: 45.95,
    cashIn: 20,
    cashOut: 50.5,
    expected: 167.4,
  })
  expect(lines).toMatchObject([
    { kind: 'in', amount: 20, reason: 'Dépôt', byName: 'Théo Essai' },
    { kind: 'out', amount: 50.5 },
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('an order names the tills that received and paid out its cash', async () => {
  const clerk = await aClerk(server, owner)
  const till = await anOpenTill(server, clerk)
  const { order } = await anOrder(server, clerk)
  const registerName = (await read(clerk, till)).registerName
  const named = { publicId: till, registerName }
  const seen = async () =>
    (await send(server, owner, getOrder, { params: { ref: order.orderReferenceNumber } })).body
  expect((await seen()).payments).toMatchObject([{ method: 'cash', till: named }])
  expect(await seen()).not.toHaveProperty('refundTills')
  const { order: byCard } = await anOrder(server, clerk, {
    payment: { method: 'card', reference: 'T-2' },
  })
  expect(byCard.payments[0]).not.toHaveProperty('till')
  const otherTill = await anOpenTill(server, owner)
  await refundWhole(server, owner, order)
  const from = { publicId: otherTill, registerName: (await read(owner, otherTill)).registerName }
  expect((await seen()).refundTills).toEqual([from])
  const refunds = await send(server, owner, findRefunds, {
    params: { orderPublicId: order.publicId },
  })
  expect(refunds.body.items).toMatchObject([{ tills: [from] }])
})

test('cash of another clerk, and a card payment, are not in the drawer', async () => {
  const [clerk, other] = [await aClerk(server, owner), await aClerk(server, owner)]
  const id = await anOpenTill(server, clerk)
  await anOrder(server, other)
  await anOrder(server, clerk, { payment: { method: 'card', reference: 'T-1' } })
  expect((await read(clerk, id)).figures).toMatchObject({ cashTaken: 0, expected: 100 })
})

test('the price difference of an exchange changes the drawer', async () => {
  const business = await aBusiness(server)
  const id = await anOpenTill(server, business)
  const { exchange, anExchange } = exchangesOf(server, business)
  const settle = async (otherCents: number) => {
    const { ticketIds, choice } = await anExchange({ quantity: 1, otherCents })
    const payment = { method: 'cash' } as const
    return exchange(ticketIds[0]!, { ...choice, priceDifference: 'settle', payment })
  }
  expect((await settle(3000)).body).toMatchObject({ difference: 11.5 })
  expect((await settle(1000)).body).toMatchObject({ difference: -11.5 })
  const taken = 2 * 23 + 11.5
  expect((await read(business, id)).figures).toMatchObject({
    cashTaken: taken,
    cashGivenBack: 11.5,
    expected: 100 + taken - 11.5,
  })
  expect(await violations(server.owner)).toEqual([])
})

test('a clerk closes with the counted cash; a difference is explained, and nothing changes later', async () => {
  const clerk = await aClerk(server, owner)
  const id = await anOpenTill(server, clerk)
  await anOrder(server, clerk, { quantity: 3 })
  const { body: counted } = await count(clerk, id, 165)
  expect(counted.counts).toMatchObject([{ counted: 165, expected: 168.95, difference: -3.95 }])
  const body = { countPublicId: counted.counts[0]!.publicId }
  const unexplained = await send(server, clerk, closeTill, { ...at(id), body })
  expect([unexplained.status, unexplained.body]).toMatchObject([
    400,
    { fields: [{ field: 'explanation', rule: 'required' }] },
  ])
  const explanation = 'Rendu de trop à un client'
  const closed = await send(server, clerk, closeTill, { ...at(id), body: { ...body, explanation } })
  expect([closed.status, closed.body]).toMatchObject([
    200,
    { expected: 168.95, counted: 165, difference: -3.95, explanation, closedByName: 'Théo Essai' },
  ])
  for (const { status, body: why } of [
    await move(clerk, id, 'in', 1),
    await count(clerk, id, 1),
    await send(server, clerk, closeTill, { ...at(id), body }),
  ])
    expect([status, why]).toMatchObject([409, { type: 'TillClosed', name: 'Théo Essai' }])
  await anOrder(server, clerk)
  expect(await read(clerk, id)).toEqual(closed.body)
  expect(await own(clerk)).toMatchObject({ till: null })
  await expect(
    server.owner.query('update till set counted_cents = 1 where id = $1', [id]),
  ).rejects.toThrow('is closed')
  expect(await violations(server.owner)).toEqual([])
})

test('an overseer of tills corrects a closed till with a new line', async () => {
  const clerk = await aClerk(server, owner)
  const id = await anOpenTill(server, clerk)
  const correction = { direction: 'more', amount: 20, reason: 'Billet sous le tiroir' } as const
  const correct = (who: Staff, body: object = correction) =>
    send(server, who, correctTill, { ...at(id), body: body as typeof correction })
  expect(await correct(owner)).toMatchObject({ status: 409, body: { type: 'TillStillOpen' } })
  const { body: closed } = await countAndClose(server, clerk, id, { counted: 80 })
  expect(await correct(clerk)).toMatchObject({ status: 403 })
  const { body } = await correct(owner)
  expect(body).toMatchObject({
    expected: 100,
    counted: 80,
    difference: -20,
    corrections: 20,
    figures: closed.figures,
    lines: [{ kind: 'correction', amount: 20, byName: 'Maude Essai' }],
  })
  expect(
    (await correct(owner, { ...correction, direction: 'less', amount: 5 })).body,
  ).toMatchObject({ corrections: 15, difference: -20 })
  expect(await violations(server.owner)).toEqual([])
})

test('a blind count hides the sums before it, and a repeated count is recorded', async () => {
  const business = await aBusiness(server)
  const clerk = await aClerk(server, business)
  await settings(false, true, business)
  const id = await anOpenTill(server, clerk)
  await anOrder(server, clerk, { quantity: 3 })
  expect(await own(clerk)).toMatchObject({
    till: { figures: null, counts: [] },
    isBlindCount: true,
  })
  expect((await move(clerk, id, 'out', 10)).body.figures).toBeNull()
  expect(await read(business, id)).toMatchObject({ figures: { expected: 158.95 } })
  expect((await count(clerk, id, 150)).body).toMatchObject({
    figures: { expected: 158.95 },
    counts: [{ counted: 150, difference: -8.95 }],
  })
  const { body: again } = await count(clerk, id, 158.95)
  expect(again.counts).toMatchObject([{ difference: -8.95 }, { difference: 0 }])
  await anOrder(server, clerk, { quantity: 1 })
  expect(await own(clerk)).toMatchObject({ till: { figures: null } })
  const stale = await send(server, clerk, closeTill, {
    ...at(id),
    body: { countPublicId: again.counts[1]!.publicId },
  })
  expect([stale.status, stale.body]).toMatchObject([409, { type: 'TillMoved' }])
  const early = await send(server, clerk, closeTill, {
    ...at(id),
    body: { countPublicId: again.counts[0]!.publicId, explanation: 'x' },
  })
  expect(early.body).toMatchObject({ type: 'TillMoved' })
})

test('cash without a till is rejected when the business requires one, with the way to fix it', async () => {
  const business = await aBusiness(server)
  const clerk = await aClerk(server, business)
  const sold = await anOrder(server, clerk)
  await settings(true, false, business)
  const { line } = await aCartLine(server, business)
  const sale = (method: 'cash' | 'card') =>
    send(server, clerk, sell, {
      key: newKey(),
      body: { tickets: [line], payment: { method, reference: 'T-1' } },
    })
  const refused = await sale('cash')
  expect([refused.status, refused.body]).toMatchObject([409, { type: 'NoOpenTill' }])
  expect((refused.body as unknown as { detail: string }).detail).toContain('ouvrez la vôtre')
  expect((await sale('card')).status).toBe(200)
  const back = () =>
    send(server, clerk, refundOrder, { key: newKey(), ...ask(sold, [row(sold, 100)]) })
  expect(await back()).toMatchObject({ status: 409, body: { type: 'NoOpenTill' } })
  const id = await anOpenTill(server, clerk)
  expect((await sale('cash')).status).toBe(200)
  expect((await back()).status).toBe(200)
  expect((await read(clerk, id)).figures).toMatchObject({ cashTaken: 23, expected: 100 })
  const { rows } = await server.owner.query(
    `select facts from audit where tenant_id = $1 and code = 'till.settings_saved'`,
    [business.tenantId],
  )
  expect(rows).toEqual([
    {
      facts: {
        from: { isTillRequired: false, isBlindCount: false },
        to: { isTillRequired: true, isBlindCount: false },
      },
    },
  ])
  expect(await violations(server.owner)).toEqual([])
})
