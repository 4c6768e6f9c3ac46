import {
  extractOfficeOrder,
  resendOfficeOrder,
} from '@guichet/contract/office/office-order-files.ts'
import { beforeAll, expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { anOffice } from '../../../test/factories/catalogue/ticket-office.ts'
import {
  aBuyer,
  anOfficeCart,
  anUnpaidCart,
  aSoldCart,
} from '../../../test/factories/sales/office-carts.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

let now = '2030-02-01T15:00:00.000Z'
const server = useTestServer({ clock: () => now })
const staff = useBusiness(server)
let office = ''
beforeAll(async () => {
  office = await anOffice(server, staff)
})

const get = (cart: string, file: string) =>
  server.app.http.inject({ method: 'GET', url: `/b/${office}/cart/${cart}/files/${file}` })
const resend = (cart: string) => send(server, null, resendOfficeOrder, { params: { office, cart } })

/** Free tickets with a slot, sold. */
async function sold() {
  const { line } = await aCartLine(server, staff, { quantity: 2, cents: 0 })
  return aSoldCart(server, office, [line])
}

test('a paid order has its tickets and its invoice as PDF files, and its visit for a calendar', async () => {
  const { cart, order } = await sold()
  expect([order.files, order.mayResend]).toEqual([['tickets', 'invoice', 'calendar'], true])
  expect(order.lines).toMatchObject([{ label: '2 × Ski alpin – Adulte' }])
  for (const [file, name] of [
    ['tickets', 'billets'],
    ['invoice', 'facture'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(cart, file)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${name}-${order.reference}.pdf"`,
    )
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const calendar = await get(cart, 'calendar')
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
  for (const text of ['DTSTART:20300202T140000Z', '2 × Ski alpin – Adulte', order.reference])
    expect(calendar.body.replaceAll(/\r\n /g, '')).toContain(text)
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test('an order that is not paid, and a cart that is not sold, have no files', async () => {
  const { productId } = await aTicketType(server, staff, { cents: 0, scheduling: 'Anytime' })
  const unsold = await anOfficeCart(server, office, [{ productId, quantity: 1 }])
  const unpaid = await anUnpaidCart(server, staff, office)
  for (const cart of [unsold, 'x'.repeat(32)]) {
    expect((await get(cart, 'invoice')).statusCode).toBe(404)
    expect((await resend(cart)).status).toBe(404)
  }
  expect((await get(unpaid, 'tickets')).statusCode).toBe(404)
  expect((await resend(unpaid)).body.type).toBe('NothingToSend')
  const wrong = { params: { office, cart: unpaid, file: 'secrets' as 'tickets' } }
  expect((await send(server, null, extractOfficeOrder, wrong)).status).toBe(400)
})

test('the confirmation is sent again to the buyer alone, a few times an hour', async () => {
  const { cart, order } = await sold()
  const mails = async () =>
    (
      await server.owner.query<{ to_email: string }>(
        `select m.to_email from mail m join orders o on o.id = m.order_id
          where o.reference = $1 and m.kind = 'order-confirmation'`,
        [order.reference],
      )
    ).rows.map(({ to_email }) => to_email)
  expect(await mails()).toEqual([aBuyer.email])
  expect((await resend(cart)).body).toEqual({ email: aBuyer.email })
  now = '2030-02-01T15:02:00.000Z'
  const form = await server.app.http.inject({
    method: 'POST',
    url: `/b/${office}/cart/${cart}/email`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'to=attacker@example.test',
  })
  expect([form.statusCode, form.headers.location]).toEqual([
    303,
    `/b/${office}/cart/${cart}?notice=sent`,
  ])
  const page = await server.app.http.inject({ method: 'GET', url: String(form.headers.location) })
  expect(page.body).toContain(`Le courriel est renvoyé à ${aBuyer.email}`)
  expect(await mails()).toEqual([aBuyer.email, aBuyer.email, aBuyer.email])
  // A second press sends nothing more.
  expect((await resend(cart)).body).toEqual({ email: aBuyer.email })
  expect(await mails()).toHaveLength(3)
  now = '2030-02-01T15:04:00.000Z'
  await Promise.all([resend(cart), resend(cart)])
  expect(await mails()).toHaveLength(4)
  now = '2030-02-01T15:06:00.000Z'
  expect((await resend(cart)).body.type).toBe('TooManyTries')
  now = '2030-02-01T16:30:00.000Z'
  expect((await resend(cart)).status).toBe(200)
})

test('every invariant holds at the end', async () => {
  expect(await violations(server.owner)).toEqual([])
})
