import { beforeAll, expect, test } from 'vitest'
import { aSlot, aTicketType, type NewSlot } from '../factories/catalogue/catalogue.ts'
import { anOffice } from '../factories/catalogue/ticket-office.ts'
import { makeRebate } from '../factories/sales/rebates.ts'
import { violations } from '../invariants/violations.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer({ clock: () => '2030-02-02T13:00:00.000Z' })
const staff = useBusiness(server)
let office = ''
let slot: NewSlot
let ticket = { productId: '', activityId: '' }
beforeAll(async () => {
  office = await anOffice(server, staff)
  ticket = await aTicketType(server, staff, { cents: 0 })
  slot = await aSlot(server, staff, { activityId: ticket.activityId, quantity: 500 })
})

const get = (url: string, cookie = '') =>
  server.app.http.inject({ method: 'GET', url, headers: { cookie } })
const post = (url: string, form: Record<string, string>) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
const chosen = (quantity: string) => ({
  slot: [slot.activationDateTimeUtc, slot.timeslotBegin, slot.timeslotEnd].join(' '),
  [`quantity-${ticket.productId}`]: quantity,
})
async function aCart(quantity = '2'): Promise<string> {
  const { headers } = await post(`/b/${office}/lines`, chosen(quantity))
  return String(headers.location)
}
const tokenOf = (cart: string) => cart.split('/').at(-1)!
const cookieOf = (cart: string, pieces = 1) => `guichet_cart=${tokenOf(cart)}.${pieces}`
const quantitiesOf = (html: string) =>
  [...html.matchAll(/<input [^>]*>/g)].flatMap(([input]) =>
    input.includes('name="quantity"') && input.includes('type="number"')
      ? (/ value="(\d+)"/.exec(input)?.[1] ?? [])
      : [],
  )

test('a cart is remembered in this office: its plain address leads back to the cart', async () => {
  const cart = await aCart('1')
  const [cookie] = [(await get(cart)).headers['set-cookie']].flat()
  expect(cookie).toMatch(
    new RegExp(
      `^guichet_cart=${tokenOf(cart)}\\.1; Max-Age=\\d+; Path=/b/${office}; HttpOnly; SameSite=Lax$`,
    ),
  )
  const ofBusiness = await get(`/b/${office}`, cookieOf(cart))
  expect([ofBusiness.statusCode, ofBusiness.headers.location]).toEqual([302, `${cart}/offers`])
  const earlier = await get(`/b/${office}`, `guichet_cart=${tokenOf(cart)}`)
  expect(earlier.headers.location).toBe(`${cart}/offers`)
  const day = `/activities/${ticket.activityId}?day=2030-02-02`
  const english = await get(`/b/${office}/en${day}`, cookieOf(cart))
  expect(english.headers.location).toBe(`/b/${office}/en/cart/${tokenOf(cart)}${day}`)
  expect((await get(`${cart}/offers`, cookieOf(cart))).statusCode).toBe(200)
  expect((await get(`/b/${office}`, 'guichet_cart=../../evil')).statusCode).toBe(200)
})

test('pages in a cart show the pieces that their visitor last saw in it, and no other number', async () => {
  const cart = await aCart('3')
  const cookieAfter = async (path: string, cookie?: string) =>
    String((await get(path, cookie)).headers['set-cookie']).split(';')[0]!
  const cookie = await cookieAfter(cart)
  expect(cookie).toBe(cookieOf(cart, 3))
  // The page of the details shows no pieces.
  expect(await cookieAfter(`${cart}/details`, cookie)).toBe(cookie)
  const linkOf = async (path: string, sent?: string) =>
    />(Panier[^<]*(?:<!-- -->)?[^<]*)</
      .exec((await get(path, sent)).body)![1]!
      .replace('<!-- -->', '')
  for (const path of [`${cart}/offers`, `${cart}/activities/${ticket.activityId}`]) {
    expect(await linkOf(path, cookie)).toBe('Panier\u00a0(3)')
    for (const foreign of [undefined, cookieOf('x'.repeat(32), 3), `${cookie}9999`, `${cookie}<b>`])
      expect(await linkOf(path, foreign)).toBe('Panier')
  }
})

test('a sold cart, and one that does not exist, are forgotten', async () => {
  const cart = await aCart()
  await post(`${cart}/sale`, {
    firstName: 'Ève',
    lastName: 'Côté',
    email: 'visiteur@example.test',
    areTermsAccepted: 'yes',
    expectedFinalCost: '0',
  })
  const unknown = `/b/${office}/cart/${'x'.repeat(32)}`
  for (const gone of [cart, unknown]) {
    const { headers } = await get(gone, cookieOf(gone))
    expect(headers['set-cookie']).toMatch(/^guichet_cart=; .*Expires=Thu, 01 Jan 1970/)
  }
  expect((await get(unknown)).headers['set-cookie']).toBeUndefined()
  // A cart that was sold in another tab stays as it is: the visitor begins a new one.
  const { headers } = await post(`${cart}/lines`, chosen('1'))
  expect(headers.location).not.toBe(cart)
  expect(quantitiesOf((await get(String(headers.location))).body)).toEqual(['1'])
})

test('a tab that still shows a removed line changes no other line', async () => {
  const cart = await aCart('2')
  const other = await aTicketType(server, staff, { cents: 0, scheduling: 'Anytime' })
  await post(`${cart}/lines`, { [`quantity-${other.productId}`]: '3' })
  const { body } = await get(cart)
  const [seen = ''] = [...body.matchAll(/name="line" value="([^"]*)"/g)].map(([, key]) => key!)
  const line = seen.replaceAll('&quot;', '"')
  await post(`${cart}/lines/0`, { line, quantity: '0' })
  // The other tab removes the same line again.
  await post(`${cart}/lines/0`, { line, quantity: '0' })
  expect(quantitiesOf((await get(cart)).body)).toEqual(['3'])
})

test('a visitor in a hurry goes on to their details, and to the cart if something is wrong', async () => {
  const { headers } = await post(`/b/${office}/lines`, { ...chosen('1'), next: 'details' })
  expect(headers.location).toMatch(/\/cart\/[\w-]{32}\/details$/)
  expect((await get(String(headers.location))).body).toContain('Vos coordonnées')
})

test('a class of forty is two lines, and more pieces than a visitor may hold are said in the cart', async () => {
  const cart = await aCart('40')
  expect(quantitiesOf((await get(cart)).body)).toEqual(['25', '15'])
  const { statusCode, body } = await post(`${cart}/lines/1`, { quantity: '999' })
  expect([statusCode, quantitiesOf(body)]).toEqual([400, ['25', '15']])
  expect(body).toContain('role="alert"')
  await post(`${cart}/lines/abc`, { quantity: '0' })
  expect(quantitiesOf((await get(cart)).body)).toEqual(['25', '15'])
  await post(`${cart}/lines/1`, { quantity: '0' })
  await post(`${cart}/lines/0`, { quantity: '0' })
  expect((await get(cart)).body).toContain('Votre panier est vide')
})

test('a code that does not exist is refused in its field, and one whose amount is missing stays', async () => {
  const cart = await aCart()
  const { statusCode, body } = await post(`${cart}/codes`, { code: 'INCONNU' })
  expect(statusCode).toBe(400)
  expect(body).toContain('value="INCONNU"')
  expect(body).toContain('Ce code n’existe pas.')
  expect((await get(cart)).body).not.toContain('INCONNU')
  await makeRebate(server, staff, {
    code: 'GROUPE',
    conditions: [{ type: 'Condition.OnQuantityPurchased', value: '20' }],
    activePeriodBeginUtc: '2030-02-02T05:00:00.000Z',
  })
  expect((await post(`${cart}/codes`, { code: 'groupe' })).statusCode).toBe(303)
  expect((await get(cart)).body).toContain('La quantité minimale n’est pas atteinte.')
  await post(`${cart}/codes`, { remove: 'groupe' })
  expect((await get(cart)).body).not.toContain('groupe')
})

test('every invariant holds at the end', async () => {
  expect(await violations(server.owner)).toEqual([])
})
