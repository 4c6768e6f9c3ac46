import { getOrder } from '@guichet/contract/orders/get-order.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { holdQuote } from '@guichet/contract/quotes/hold-quote.ts'
import type { QuoteLine } from '@guichet/contract/quotes/quote-view.ts'
import { saveQuoteNames } from '@guichet/contract/quotes/read-quote-link.ts'
import { createQuote } from '@guichet/contract/quotes/save-quote.ts'
import { sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import {
  aDonationOnSale,
  aPassOnSale,
  aStockedProduct,
} from '../../test/factories/catalogue/shelf.ts'
import { inDays } from '../../test/factories/sales/balances.ts'
import { counterOf, day } from '../../test/factories/sales/counter.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { answerByLink, tokenOf } from '../../test/factories/sales/quotes.ts'
import { aChalet, aPackage, aRental } from '../../test/factories/time.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, preview, left } = counterOf(server, staff)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

/** A quote of the lines, held and sent, at the price of the counter. */
async function promised(tickets: QuoteLine[]) {
  const { body: asked } = await preview(tickets as CartLine[])
  const { status, body: draft } = await send(server, staff, createQuote, {
    key: newKey(),
    body: {
      title: 'Groupe',
      tickets,
      email: 'groupe@example.test',
      language: 'fr',
      areNamesAsked: true,
    },
  })
  expect([status, draft]).toMatchObject([200, { invoice: { finalCost: asked.finalCost } }])
  const params = { id: draft.publicId }
  const { status: kept } = await send(server, staff, holdQuote, {
    params,
    body: { until: inDays(5) },
  })
  expect(kept).toBe(200)
  const { body: quote } = await send(server, staff, sendQuote, { key: newKey(), params, body: {} })
  expect(quote).toMatchObject({ status: 'Sent', invoice: { finalCost: asked.finalCost } })
  expect(quote.heldUntilDateTimeUtc).not.toBeNull()
  return quote
}

/** Accepts and converts it; the invoice is the promised one. */
async function ordered(quote: Awaited<ReturnType<typeof promised>>) {
  const accepted = await answerByLink(server, tokenOf(quote), {
    version: quote.version,
    answer: 'Accepted',
  })
  expect(accepted.status).toBe(200)
  const { status, body } = await send(server, staff, convertQuote, {
    key: newKey(),
    params: { id: quote.publicId },
    body: { method: 'cash' },
  })
  expect([status, body]).toMatchObject([200, { status: 'Converted' }])
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: body.orderReferenceNumber! },
  })
  const { entriesTotal, fees, rebates, taxes, finalCost } = quote.invoice
  expect(order.invoice).toMatchObject({ entriesTotal, fees, rebates, taxes, finalCost })
  const soldAs = ({ entries, lodgingEntries }: typeof quote.invoice) => [
    ...entries.map(({ kind, productTitle, count, price, total, timeslotBegin, parts }) => ({
      kind,
      productTitle,
      count,
      price,
      total,
      timeslotBegin,
      parts: parts.map((part) => [part.kind, part.count, part.timeslotBegin, part.checkInDate]),
    })),
    ...lodgingEntries.map(({ name, checkInDate, checkOutDate, numberOfPerson, price }) => ({
      name,
      checkInDate,
      checkOutDate,
      numberOfPerson,
      price,
    })),
  ]
  expect(soldAs(order.invoice)).toEqual(soldAs(quote.invoice))
  return order
}
const takenOf = async (id: string) =>
  (await server.owner.query<{ taken: number }>('select taken from resource where id = $1', [id]))
    .rows[0]!.taken
const ticketsOf = async (orderReferenceKey: string) =>
  (await send(server, staff, findTicketsOfOrder, { query: { orderReferenceKey } })).body.items
const twice = <Thing>(thing: Thing): Thing[] => [thing, thing]
const thrice = <Thing>(thing: Thing): Thing[] => [thing, ...twice(thing)]
const refusedAtCounter = async (tickets: CartLine[]) =>
  expect((await sale(tickets)).body.type).toBe('NotEnoughInventory')

test('a quote of timed sessions holds every place, sells it once, and gives a ticket for its hour', async () => {
  const { line, slotId } = await aCartLine(server, staff, { quantity: 4, capacity: 4 })
  const quote = await promised([line])
  expect(await takenOf(slotId)).toBe(4)
  await refusedAtCounter([{ ...line, quantity: 1 }])
  const order = await ordered(quote)
  expect(await takenOf(slotId)).toBe(4)
  const tickets = await ticketsOf(order.orderReferenceNumber)
  expect(tickets.map(({ timeslotBegin }) => timeslotBegin)).toEqual(
    Array(4).fill(line.timeslotBegin),
  )
})

test('a quote of tickets for any time has no day and holds nothing; its tickets are valid from the sale on', async () => {
  const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const quote = await promised([{ productId, quantity: 3 }])
  expect(quote).toMatchObject({ eventOn: null, seats: thrice({ line: 0, part: null }) })
  const { seats } = quote
  await send(server, null, saveQuoteNames, {
    body: {
      token: tokenOf(quote),
      names: [
        { line: 0, part: null, ordinal: seats[1]!.ordinal, firstName: 'Léa', lastName: 'Roy' },
      ],
    },
  })
  const order = await ordered(quote)
  expect(order.invoice.entries).toMatchObject([{ count: 3, activationDateTimeUtc: null }])
  const tickets = await ticketsOf(order.orderReferenceNumber)
  expect(tickets).toMatchObject(
    thrice({ category: 'daily_ticket', timeslotBegin: null, status: 'Available' }),
  )
  expect(tickets.map(({ owner }) => owner.firstName).sort()).toEqual(['Léa', null, null])
})

test('a quote of rentals with accessories holds items of a size for their hours, and they are handed over by ticket', async () => {
  const skis = await aRental(server, staff)
  const [size] = skis.sizeIds
  const before = (await left('10:00')).pieces(size!)!
  const rented: CartLine = {
    productId: skis.twoHours,
    quantity: 2,
    activationDateTimeUtc: skis.at(day, '10:00'),
    specificationPublicId: size!,
    accessories: [{ productId: skis.helmet, quantity: 2 }],
  }
  const quote = await promised([rented])
  expect((await left('10:00')).pieces(size!)).toBe(before - 2)
  await refusedAtCounter([{ ...rented, quantity: before - 1 }])
  const order = await ordered(quote)
  expect((await left('10:00')).pieces(size!)).toBe(before - 2)
  expect(await ticketsOf(order.orderReferenceNumber)).toMatchObject(
    twice({ category: 'equipment_rental', timeslotBegin: '10:00', timeslotEnd: '12:00' }),
  )
  const { rows } = await server.owner.query(
    'select from rental r join unit u on u.id = r.unit_id where u.order_id = $1',
    [order.publicId],
  )
  expect(rows).toHaveLength(2)
})

test('a quote of bookings holds the units for their nights, and books them', async () => {
  const chalet = await aChalet(server, staff, { units: 2 })
  const nights: CartLine = {
    productId: chalet.productId,
    quantity: 2,
    checkInDate: '2027-02-04',
    checkOutDate: '2027-02-06',
    numberOfPerson: 4,
  }
  const quote = await promised([nights])
  expect(quote.eventOn).toBe('2027-02-04')
  await refusedAtCounter([{ ...nights, quantity: 1 }])
  const order = await ordered(quote)
  expect(order.invoice.lodgingEntries).toHaveLength(2)
  expect(order.bookingPublicIds.split(',')).toHaveLength(2)
  await refusedAtCounter([{ ...nights, quantity: 1 }])
})

test('a quote of season passes has no day, and the required picture is missing on its tickets', async () => {
  const { productId } = await aPassOnSale(server, staff)
  const quote = await promised([{ productId, quantity: 2 }])
  expect(quote).toMatchObject({ eventOn: null })
  expect(quote.seats).toHaveLength(2)
  const order = await ordered(quote)
  expect(await ticketsOf(order.orderReferenceNumber)).toMatchObject(
    twice({
      category: 'season_pass',
      owners: [{ label: { fr: 'Titulaire' }, firstName: '', isPictureMissing: true }],
    }),
  )
})

test('a quote of products holds and sells their stock; donations take nothing and have no tax', async () => {
  const tuque = await aStockedProduct(server, staff, 5)
  const donation = await aDonationOnSale(server, staff)
  const quote = await promised([
    { productId: tuque.productId, quantity: 5 },
    { ...donation, quantity: 3 },
  ])
  expect(quote.seats).toEqual([])
  expect(await takenOf(tuque.stockId)).toBe(5)
  await refusedAtCounter([{ productId: tuque.productId, quantity: 1 }])
  const order = await ordered(quote)
  expect(await takenOf(tuque.stockId)).toBe(5)
  expect(order.ticketPublicIds).toBe('')
})

test('a quote of a package holds and sells each part as its kind, at the price of the package', async () => {
  const [{ line: ticket, slotId }, skis, chalet, tuque] = [
    await aCartLine(server, staff, { capacity: 6 }),
    await aRental(server, staff),
    await aChalet(server, staff),
    await aStockedProduct(server, staff, 10),
  ]
  const productId = await aPackage(
    server,
    staff,
    [
      { productPublicId: ticket.productId, quantity: 3 },
      { productPublicId: skis.twoHours, quantity: 1 },
      { productPublicId: chalet.productId, quantity: 2 },
      { productPublicId: tuque.productId, quantity: 1 },
    ],
    '200.00',
  )
  const { quantity: _, ...ofTicket } = ticket
  const quote = await promised([
    {
      productId,
      quantity: 2,
      parts: [
        ofTicket,
        {
          productId: skis.twoHours,
          activationDateTimeUtc: skis.at(day, '13:30'),
          specificationPublicId: skis.sizeIds[0]!,
        },
        { productId: chalet.productId, checkInDate: '2027-02-04', numberOfPerson: 2 },
      ],
    },
  ])
  expect(quote.invoice).toMatchObject({ entriesTotal: 400 })
  expect(quote.lines[0]!.parts.map(({ quantity }) => quantity)).toEqual([3, 1, 1, 1])
  expect([await takenOf(slotId), await takenOf(tuque.stockId)]).toEqual([6, 2])
  await refusedAtCounter([ticket])
  const order = await ordered(quote)
  expect([await takenOf(slotId), await takenOf(tuque.stockId)]).toEqual([6, 2])
  // Six tickets and two rentals; the chalets are bookings.
  expect(await ticketsOf(order.orderReferenceNumber)).toHaveLength(8)
  expect(order.bookingPublicIds.split(',')).toHaveLength(2)
})

test('a quote with lines of every kind becomes one order', async () => {
  const [{ line }, skis, chalet, pass, donation, tuque] = [
    await aCartLine(server, staff, { quantity: 2 }),
    await aRental(server, staff),
    await aChalet(server, staff),
    await aPassOnSale(server, staff),
    await aDonationOnSale(server, staff),
    await aStockedProduct(server, staff),
  ]
  const order = await ordered(
    await promised([
      line,
      {
        productId: skis.twoHours,
        quantity: 1,
        activationDateTimeUtc: skis.at(day, '10:00'),
        specificationPublicId: skis.sizeIds[0]!,
      },
      {
        productId: chalet.productId,
        quantity: 1,
        checkInDate: '2027-02-04',
        checkOutDate: '2027-02-05',
        numberOfPerson: 2,
      },
      { productId: pass.productId, quantity: 1 },
      { ...donation, quantity: 1 },
      { productId: tuque.productId, quantity: 1 },
    ]),
  )
  expect(order.invoice.entries).toHaveLength(5)
  expect(order.status).toBe('CreatedByAdmin')
})
