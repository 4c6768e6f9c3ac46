import { findAudit } from '@guichet/contract/audit/find-audit.ts'
import { getConsents } from '@guichet/contract/consents/record-consent.ts'
import { saveConsentText } from '@guichet/contract/consents/save-consent-text.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { findOfficeCart, saveOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { sellOfficeCart } from '@guichet/contract/office/sell-office-cart.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { anOffice } from '../../../test/factories/catalogue/ticket-office.ts'
import { workOff } from '../../../test/factories/sales/lost-days.ts'
import {
  aBuyer,
  anOfficeCart,
  costOf,
  newCartToken,
} from '../../../test/factories/sales/office-carts.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aPaymentAccount } from '../../../test/factories/sales/payments.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

let now = '2030-02-01T15:00:00.000Z'
const server = useTestServer({ clock: () => now })
const staff = useBusiness(server)
let office = ''
beforeAll(async () => {
  office = await anOffice(server, staff)
  await aPaymentAccount(server, staff)
})

type CartBody = Body<typeof saveOfficeCart>
const save = (cart: string, body: Partial<CartBody>) =>
  send(server, null, saveOfficeCart, {
    params: { office, cart },
    body: { language: 'fr', lines: [], rebateCodes: [], ...body },
  })
const read = async (cart: string) =>
  (await send(server, null, findOfficeCart, { params: { office, cart } })).body
const buy = (cart: string, expectedFinalCost: number, parts: object = {}) =>
  send(server, null, sellOfficeCart, {
    params: { office, cart },
    body: { buyer: aBuyer, areTermsAccepted: true, expectedFinalCost, ...parts },
  })
const takenOf = async (slotId: string) =>
  (
    await server.owner.query<{ taken: number }>('select taken from resource where id = $1', [
      slotId,
    ])
  ).rows[0]!.taken
const aFreeTicket = async () =>
  (await aTicketType(server, staff, { cents: 0, scheduling: 'Anytime' })).productId

test('a new cart holds its places, and shows its price, its times and the end of its hold', async () => {
  const { line, slotId } = await aCartLine(server, staff, { quantity: 2 })
  const cart = newCartToken()
  const { body } = await save(cart, { lines: [line] })
  expect(body).toMatchObject({
    version: 1,
    problems: [],
    order: null,
    lines: [
      {
        title: { fr: 'Adulte' },
        categoryTitle: { fr: 'Ski alpin' },
        date: '2030-02-02',
        begin: '09:00',
        end: '12:00',
        total: 39.98,
      },
    ],
    quote: { isPayable: true, forms: [] },
  })
  expect(body.heldUntilDateTimeUtc).toBe('2030-02-01T15:30:00.000Z')
  expect(await takenOf(slotId)).toBe(2)
  expect(await read(cart)).toEqual(body)
})

test('a changed cart replaces its hold: its own last places stay available to it', async () => {
  const { line, slotId } = await aCartLine(server, staff, { quantity: 3, capacity: 3 })
  const cart = newCartToken()
  const { body: first } = await save(cart, { lines: [line] })
  const { body: second } = await save(cart, {
    version: first.version,
    lines: [line, { productId: await aFreeTicket(), quantity: 1 }],
  })
  expect([second.problems, await takenOf(slotId)]).toEqual([[], 3])
  const { body: third } = await save(cart, {
    version: second.version,
    lines: [{ ...line, quantity: 1 }],
  })
  expect([third.problems, await takenOf(slotId)]).toEqual([[], 1])
  await save(cart, { version: third.version, lines: [] })
  expect(await takenOf(slotId)).toBe(0)
})

test('each line says its own problem, and the other lines keep their places', async () => {
  const [scarce, plenty] = [
    await aCartLine(server, staff, { quantity: 3, capacity: 2 }),
    await aCartLine(server, staff, { quantity: 1 }),
  ]
  const { body } = await save(newCartToken(), { lines: [scarce.line, plenty.line] })
  expect(body.problems).toEqual([{ line: 0, detail: expect.stringContaining('reste') }])
  expect([await takenOf(scarce.slotId), await takenOf(plenty.slotId)]).toEqual([0, 1])
  const gone = { productId: '0199055c-ec80-7bdd-9b69-0752e8c1e6c0', quantity: 1 }
  const wrong = await save(newCartToken(), { lines: [gone] })
  expect([wrong.status, wrong.body.quote, wrong.body.problems.length]).toEqual([200, null, 1])
  now = '2030-02-02T15:31:00.000Z'
  const late = await aCartLine(server, staff)
  const { body: tooLate } = await save(newCartToken(), { lines: [late.line] })
  now = '2030-02-01T15:00:00.000Z'
  expect(tooLate.problems).toEqual([{ line: 0, detail: expect.any(String) }])
})

test('changes renew the hold up to three times its length, and an ended one is taken again', async () => {
  const { line, slotId } = await aCartLine(server, staff)
  const cart = newCartToken()
  let { body } = await save(cart, { lines: [line] })
  const ends: (string | null)[] = []
  for (const time of ['15:20', '15:40', '16:05', '16:20']) {
    now = `2030-02-01T${time}:00.000Z`
    ;({ body } = await save(cart, { version: body.version, lines: [line] }))
    ends.push(body.heldUntilDateTimeUtc)
  }
  expect(ends.map((end) => end?.slice(11, 16))).toEqual(['15:50', '16:10', '16:30', '16:30'])
  now = '2030-02-01T16:31:00.000Z'
  expect((await read(cart)).heldUntilDateTimeUtc).toBeNull()
  ;({ body } = await save(cart, { version: body.version, lines: [line] }))
  now = '2030-02-01T15:00:00.000Z'
  expect(body.heldUntilDateTimeUtc).toBe('2030-02-01T17:01:00.000Z')
  expect(await takenOf(slotId)).toBeGreaterThan(0)
})

test('another tab that saved first is reported', async () => {
  const { line } = await aCartLine(server, staff)
  const cart = newCartToken()
  await save(cart, { lines: [line] })
  await save(cart, { version: 1, lines: [line, line] })
  const late = await save(cart, { version: 1, lines: [] })
  expect([late.status, late.body.type]).toEqual([409, 'StaleVersion'])
  expect((await save(cart, { lines: [] })).body.type).toBe('StaleVersion')
  // A repetition of the last save is no other tab.
  const again = await save(cart, { version: 1, lines: [line, line] })
  expect([again.status, again.body.version]).toEqual([200, 2])
})

test('a free cart becomes a completed order with its tickets, and the client is its actor', async () => {
  const cart = await anOfficeCart(server, office, [{ productId: await aFreeTicket(), quantity: 2 }])
  const { body } = await buy(cart, 0)
  expect(body.order).toMatchObject({ status: 'Completed', finalCost: 0, email: aBuyer.email })
  expect(body.order!.tickets.map(({ code }) => code !== null)).toEqual([true, true])
  expect(await read(cart)).toEqual(body)
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: body.order!.reference },
  })
  expect(order.invoice.user).toMatchObject({ firstName: 'Ève', email: aBuyer.email })
  const { rows } = await server.owner.query(
    'select channel, created_by, api_key_id from orders where reference = $1',
    [body.order!.reference],
  )
  expect(rows).toEqual([{ channel: 'office', created_by: null, api_key_id: null }])
  const { body: trail } = await send(server, staff, findAudit, { query: {} })
  expect(trail.items.find(({ action }) => action === 'order.created')).toMatchObject({
    actor: { kind: 'client' },
  })
})

test('a cart with a price waits for its payment, and two presses are one order', async () => {
  const { line, slotId } = await aCartLine(server, staff, { quantity: 2 })
  const cart = await anOfficeCart(server, office, [line])
  const cost = await costOf(server, office, cart)
  const presses = await Promise.all([1, 2, 3].map(() => buy(cart, cost)))
  const orders = new Set(presses.map(({ body }) => body.order!.reference))
  expect([presses.map(({ status }) => status), orders.size]).toEqual([[200, 200, 200], 1])
  expect(presses[0]!.body).toMatchObject({
    lines: [],
    order: { status: 'PaymentInProgress', finalCost: cost, tickets: [] },
  })
  expect(await takenOf(slotId)).toBe(2)
  const { rows } = await server.owner.query(
    `select j.run_at > m.created_at as waits
      from mail m
      join job j on j.payload ->> 'mailId' = m.id::text
      where m.kind = 'payment-link' and m.to_email = $1`,
    [aBuyer.email],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ waits }) => waits)).toBe(true)
})

test('a sale takes the places of an ended hold if they are free, and says so if they are not', async () => {
  const { line } = await aCartLine(server, staff, { quantity: 1, capacity: 1 })
  const cart = await anOfficeCart(server, office, [line])
  const cost = await costOf(server, office, cart)
  now = '2030-02-01T15:31:00.000Z'
  await server.owner.query(
    `update job set run_at = now() where kind = 'expire-hold' and ended_at is null`,
  )
  await workOff(server)
  const rival = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [line], payment: { method: 'cash' } },
  })
  const lost = await buy(cart, cost)
  now = '2030-02-01T15:00:00.000Z'
  expect([rival.status, lost.status, lost.body.type]).toEqual([200, 409, 'NotEnoughInventory'])
})

test.each([
  ['a changed price', { expectedFinalCost: 1 }, 'PriceChanged'],
  ['no consent to the terms', { areTermsAccepted: false }, 'InvalidRequest'],
  ['no email', { buyer: { ...aBuyer, email: '' } }, 'InvalidRequest'],
])('a sale is refused for %s', async (_case, parts, type) => {
  const { line } = await aCartLine(server, staff)
  const cart = await anOfficeCart(server, office, [line])
  const { body } = await buy(cart, await costOf(server, office, cart), parts)
  expect(body.type).toBe(type)
  expect((await read(cart)).order).toBeNull()
})

test('a buyer consents to messages by themselves, to the text that they read', async () => {
  const free = [{ productId: await aFreeTicket(), quantity: 1 }]
  expect((await read(await anOfficeCart(server, office, free))).consentText).toBeNull()
  await send(server, staff, saveConsentText, { body: { fr: 'Écrivez-moi.', en: 'Write to me.' } })
  const cart = await anOfficeCart(server, office, free)
  const { version } = (await read(cart)).consentText!
  await send(server, staff, saveConsentText, { body: { fr: 'Autre texte', en: 'Another text' } })
  const email = 'consent@example.test'
  const buyer = { ...aBuyer, email }
  await buy(cart, 0, { buyer, consentTextVersion: version })
  await buy(await anOfficeCart(server, office, free), 0, { buyer })
  const { rows } = await server.owner.query<{ client_id: string }>(
    'select client_id from orders where email = $1',
    [email],
  )
  const { body } = await send(server, staff, getConsents, {
    params: { profilePublicId: rows[0]!.client_id },
  })
  expect(body).toMatchObject({
    isGiven: true,
    history: [{ means: 'webForm', recordedBy: null, text: { fr: 'Écrivez-moi.' } }],
  })
  const unknown = await buy(await anOfficeCart(server, office, free), 0, { consentTextVersion: 99 })
  expect(unknown.body.type).toBe('InvalidRequest')
})

test('a promo code lowers the price, and guesses of codes are limited by the address', async () => {
  const { line } = await aCartLine(server, staff)
  await makeRebate(server, staff, {
    code: 'HIVER',
    activePeriodBeginUtc: '2030-02-01T05:00:00.000Z',
  })
  const cart = newCartToken()
  const { body } = await save(cart, { lines: [line], rebateCodes: ['hiver'] })
  expect(body.quote!.invoice.rebates.total).toBeGreaterThan(0)
  const answers = []
  for (let i = 0; i < 25; i++)
    answers.push(await save(newCartToken(), { lines: [line], rebateCodes: [`DEVINE${i}`] }))
  expect(answers.at(-1)!.body.type).toBe('TooManyCodes')
})

test('a visitor names neither a stored picture nor a begin time of their own', async () => {
  const { line } = await aCartLine(server, staff)
  const identificationPublicId = '0199055c-ec80-7bdd-9b69-0752e8c1e6c0'
  const picture = '/api/files/1.0/image/profiles/abc.jpg'
  const owner = { identificationPublicId, firstName: 'Ève', lastName: 'Côté', picture }
  for (const part of [{ ticketOwners: [[owner]] }, { isBeginTimeCustom: true }]) {
    const { body } = await save(newCartToken(), { lines: [{ ...line, ...part }] })
    expect([body.quote, body.problems.length]).toEqual([null, 1])
  }
})

test('a cart has at most fifty pieces, and the carts of one address hold two hundred', async () => {
  const { line } = await aCartLine(server, staff, { quantity: 25, capacity: 500 })
  const tooMany = await save(newCartToken(), { lines: [line, line, line] })
  expect(tooMany.body).toMatchObject({ type: 'InvalidRequest', fields: [{ field: 'lines' }] })
  const answers = []
  for (let i = 0; i < 9; i++) answers.push(await save(newCartToken(), { lines: [line] }))
  expect(answers.at(-1)!.body.type).toBe('TooManyTries')
})

test('an address that saves carts without end is asked to wait', async () => {
  await server.owner.query(`update throttle set points = 600 where key like 'office-cart %'`)
  const { status, body } = await save(newCartToken(), { lines: [] })
  await server.owner.query(`delete from throttle where key like 'office-cart %'`)
  expect([status, body.type]).toEqual([429, 'TooManyTries'])
})

test('every invariant holds at the end', async () => {
  expect(await violations(server.owner)).toEqual([])
})
