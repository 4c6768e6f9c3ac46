import { createProduct } from '@guichet/contract/products/create-product.ts'
import { beforeAll, expect, test } from 'vitest'
import { aSlot, aTicketType, type NewSlot } from '../factories/catalogue/catalogue.ts'
import { aProduct } from '../factories/catalogue/products.ts'
import { aPassOnSale } from '../factories/catalogue/shelf.ts'
import { anOffice } from '../factories/catalogue/ticket-office.ts'
import { aPaymentAccount } from '../factories/sales/payments.ts'
import { aBusiness } from '../factories/staff.ts'
import { aPackage } from '../factories/time.ts'
import { violations } from '../invariants/violations.ts'
import { send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const dayOfSales = '2030-02-02T13:00:00.000Z'
let now = dayOfSales
const server = useTestServer({ clock: () => now })
const staff = useBusiness(server)
let office = ''
let slot: NewSlot
let ticket = { productId: '', activityId: '' }
beforeAll(async () => {
  office = await anOffice(server, staff)
  ticket = await aTicketType(server, staff, { cents: 0 })
  slot = await aSlot(server, staff, { activityId: ticket.activityId, quantity: 50 })
})

const get = (url: string) => server.app.http.inject({ method: 'GET', url })
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
const chosen = (quantity: string) => ({
  kind: 'activity',
  activity: ticket.activityId,
  day: '2030-02-02',
  slot: [slot.activationDateTimeUtc, slot.timeslotBegin, slot.timeslotEnd].join(' '),
  [`quantity-${ticket.productId}`]: quantity,
})
const buyer = {
  firstName: 'Ève',
  lastName: 'Côté',
  email: 'visiteur@example.test',
  areTermsAccepted: 'yes',
  expectedFinalCost: '0',
}
async function aCart(quantity = '2'): Promise<string> {
  const { statusCode, headers } = await post(`/b/${office}/lines`, chosen(quantity))
  expect(statusCode).toBe(303)
  return String(headers.location)
}

test('a visitor adds tickets, changes them, and buys them; a second press is the same order', async () => {
  const cart = await aCart()
  expect(cart).toMatch(new RegExp(`^/b/${office}/cart/[\\w-]{32}$`))
  expect((await get(cart)).body).toContain('Ce panier est gardé pour vous jusqu’à')
  await post(`${cart}/lines/0`, { quantity: '3' })
  expect((await get(cart)).body).toContain('value="3"')
  expect((await get(`${cart}/details`)).body).toContain('Commander')
  const [first, second] = await Promise.all([
    post(`${cart}/sale`, buyer),
    post(`${cart}/sale`, buyer),
  ])
  expect([first.statusCode, first.headers.location]).toEqual([303, cart])
  expect([second.statusCode, second.headers.location]).toEqual([303, cart])
  const done = await get(cart)
  expect(done.body.match(/class="ticket"/g)).toHaveLength(3)
  expect(done.body.match(/data:image\/svg\+xml/g)).toHaveLength(3)
  const { rows } = await server.owner.query('select channel from orders')
  expect(rows).toEqual([{ channel: 'office' }])
})

test('a product is added from the page of the business', async () => {
  const { body: hat } = await send(server, staff, createProduct, {
    body: { collaboratorPublicId: staff.tenantId, ...aProduct() },
  })
  const { body } = await get(`/b/${office}`)
  expect(body).toContain(`name="quantity-${hat.publicId}"`)
  const added = await post(`/b/${office}/lines`, { [`quantity-${hat.publicId}`]: '2' })
  expect((await get(String(added.headers.location))).body).toContain('value="2"')
  const nothing = await post(`/b/${office}/lines`, { [`quantity-${hat.publicId}`]: '0' })
  expect(nothing.headers.location).toBe(`/b/${office}`)
})

test('the people of a pass are named with the order, and a missing name is shown at its field', async () => {
  await aPaymentAccount(server, staff)
  // Its buying period may not begin in the past.
  now = '2029-12-01T15:00:00.000Z'
  const { productId, identificationId } = await aPassOnSale(server, staff)
  now = dayOfSales
  await server.owner.query(
    `update activity_category set sale_begins_at = null, sale_ends_at = null
      where kind = 'season_pass'`,
  )
  const { headers } = await post(`/b/${office}/lines`, { [`quantity-${productId}`]: '1' })
  const cart = String(headers.location)
  const details = await get(`${cart}/details`)
  expect(details.body).toContain('Qui vient?')
  const [, expectedFinalCost = ''] = /name="expectedFinalCost" value="([\d.]+)"/.exec(details.body)!
  const missing = await post(`${cart}/sale`, { ...buyer, expectedFinalCost })
  expect([missing.statusCode, missing.body.match(/aria-invalid/g)?.length]).toEqual([400, 1])
  const holder = `holder 0 0 ${identificationId}`
  const sold = await post(`${cart}/sale`, {
    ...buyer,
    expectedFinalCost,
    [`${holder} firstName`]: 'Zoé',
    [`${holder} lastName`]: 'Roy',
  })
  expect([sold.statusCode, sold.headers.location]).toEqual([303, `${cart}/payment`])
  const { rows } = await server.owner.query(
    `select owner -> 0 ->> 'firstName' as name from ticket_to_issue where owner::text like '%Roy%'`,
  )
  expect(rows).toEqual([{ name: 'Zoé' }])

  // A package with this pass names its person too.
  const packageId = await aPackage(server, staff, [{ productPublicId: productId, quantity: 1 }])
  const added = await post(`/b/${office}/lines`, {
    kind: 'package',
    activity: packageId,
    packages: '1',
  })
  const withPackage = String(added.headers.location)
  const { body } = await get(`${withPackage}/details`)
  const [, price = ''] = /name="expectedFinalCost" value="([\d.]+)"/.exec(body)!
  const ofPart = `holder 0 0 0 ${identificationId}`
  const names = { [`${ofPart} firstName`]: 'Léa', [`${ofPart} lastName`]: 'Morin' }
  const form = { ...buyer, expectedFinalCost: price }
  expect((await post(`${withPackage}/sale`, form)).body.match(/aria-invalid/g)).toHaveLength(1)
  const bought = await post(`${withPackage}/sale`, { ...form, ...names })
  expect(bought.headers.location).toBe(`${withPackage}/payment`)
})

test('in English every link and every redirect stays in English', async () => {
  const { headers } = await post(`/b/${office}/en/lines`, chosen('1'))
  const cart = String(headers.location)
  expect(cart).toContain(`/b/${office}/en/cart/`)
  const { body } = await get(cart)
  const links = [...body.matchAll(/(?:href|action)="(\/b\/[^"]+)"/g)].map(([, url]) => url!)
  const french = links.filter(
    (url) => !url.startsWith(`/b/${office}/en`) && !url.startsWith('/b/-'),
  )
  expect(french).toEqual([cart.replace('/en/', '/')])
})

test('pages that all visitors share name the cart of each of them', async () => {
  const [mine, yours] = [await aCart('1'), await aCart('1')]
  for (const cart of [mine, yours, mine]) {
    const { body, headers } = await get(`${cart}/activities/${ticket.activityId}`)
    expect(body).toContain(`action="${cart}/lines"`)
    expect(body).toContain('noindex')
    const other = cart === mine ? yours : mine
    expect(body).not.toContain(other.split('/').at(-1)!)
    expect(headers['content-encoding']).toBeUndefined()
  }
})

test('the details of a cart that cannot be sold show the cart', async () => {
  const cart = await aCart('1')
  await server.owner.query('update activity_category set active = false where activity_id = $1', [
    ticket.activityId,
  ])
  const { body } = await get(`${cart}/details`)
  await server.owner.query('update activity_category set active = true where activity_id = $1', [
    ticket.activityId,
  ])
  expect(body).toContain('Votre panier')
  expect(body).toContain('Ce produit n’est pas en vente.')
})

test('a form without a ticket leads back to its day, and says what is missing', async () => {
  const { statusCode, headers } = await post(`/b/${office}/lines`, chosen('0'))
  expect(statusCode).toBe(303)
  const { body } = await get(String(headers.location).split('#')[0]!)
  expect(body).toContain('Choisissez au moins une quantité.')
})

test('wrong details are shown at their fields, with what was typed', async () => {
  const cart = await aCart('1')
  const { statusCode, body } = await post(`${cart}/sale`, { ...buyer, email: 'pas-un-courriel' })
  expect(statusCode).toBe(400)
  expect(body).toContain('aria-invalid="true"')
  expect(body).toContain('value="pas-un-courriel"')
  const { areTermsAccepted: _, ...withoutTerms } = buyer
  expect((await post(`${cart}/sale`, withoutTerms)).statusCode).toBe(400)
  expect((await get(cart)).body).toContain('Votre panier')
  // The answer to a form has the address of the form, which may be loaded again.
  expect(body).toContain(`href="${cart.replace('/cart/', '/en/cart/')}/details"`)
  expect((await get(`${cart}/sale`)).headers.location).toBe(`${cart}/details`)
})

test.each([
  [
    'a token of another business',
    async () => {
      const other = await anOffice(server, await aBusiness(server))
      return (await aCart('1')).replace(office, other)
    },
  ],
  ['an unknown token', async () => `/b/${office}/cart/${'x'.repeat(32)}`],
  ['a part of a token', async () => (await aCart('1')).slice(0, -4)],
])('%s is not found, by page and by form', async (_case, address) => {
  const cart = await address()
  for (const page of ['', '/details', '/payment', '/changes']) {
    const { statusCode, body } = await get(cart + page)
    expect([statusCode, body.includes('Ce panier n’existe pas')], page).toEqual([404, true])
  }
  for (const form of ['/lines/0', '/codes', '/hold', '/sale', '/changes/choice'])
    expect((await post(cart + form, { ...buyer, quantity: '1', code: 'A' })).statusCode, form).toBe(
      404,
    )
})

test.each(['cross-site', 'same-site'])('a form of another site is rejected: %s', async (site) => {
  const cart = await aCart('1')
  const header = { 'sec-fetch-site': site }
  for (const [url, form] of [
    [`/b/${office}/lines`, chosen('1')],
    [`${cart}/lines/0`, { quantity: '5' }],
    [`${cart}/sale`, buyer],
  ] as const) {
    const { statusCode, body } = await post(url, form, header)
    expect([statusCode, body.includes('autre site')]).toEqual([403, true])
  }
  expect((await get(cart)).body).toContain('value="1"')
})

test('more pieces than a cart may have are refused in words', async () => {
  const cart = await aCart('25')
  const { statusCode, body } = await post(`${cart}/lines`, chosen('26'))
  await post(`${cart}/lines/0`, { quantity: '0' })
  expect([statusCode, body.includes('50')]).toEqual([400, true])
})

test.each(['-1', '1e9', 'abc'])(
  'a quantity of %s changes nothing that can be sold',
  async (quantity) => {
    const { statusCode, headers } = await post(`/b/${office}/lines`, chosen(quantity))
    expect([statusCode, headers.location]).toEqual([303, expect.stringContaining('notice=nothing')])
  },
)

test('every invariant holds at the end', async () => {
  expect(await violations(server.owner)).toEqual([])
})
