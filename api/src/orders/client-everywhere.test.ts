import { findBookingsOfDay } from '@guichet/contract/bookings/find-calendar.ts'
import { extractClients } from '@guichet/contract/clients/extract-clients.ts'
import { findClientOrders } from '@guichet/contract/clients/find-client-orders.ts'
import { findClients } from '@guichet/contract/clients/find-clients.ts'
import { getProfile } from '@guichet/contract/clients/get-profile.ts'
import { previewTicketsUpdated } from '@guichet/contract/exchanges/send-tickets-updated.ts'
import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { findBookings } from '@guichet/contract/lodging/find-bookings.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { getInvoice } from '@guichet/contract/orders/get-invoice.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { getParty } from '@guichet/contract/orders/get-party.ts'
import { findOrdersOdata } from '@guichet/contract/orders/lists/find-orders-odata.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { extractTickets } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { findTicketsOdata } from '@guichet/contract/tickets/lists/find-tickets-odata.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { findSlotClients } from '@guichet/contract/today/find-slot-clients.ts'
import { beforeAll, expect, test } from 'vitest'
import { partOf } from '../../test/factories/input/unzipped.ts'
import { anActivityDay, loseDay, lostDay, workOff } from '../../test/factories/sales/lost-days.ts'
import { rescheduledBy } from '../../test/factories/sales/rescheduled.ts'
import { aChalet, aRental } from '../../test/factories/time.ts'
import { violations } from '../../test/invariants/violations.ts'
import { emailsOfOrder } from '../../test/mailbox.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const client = { email: 'anouk.bleuet@example.test', firstName: 'Anouk', lastName: 'Bleuet' }

/** Tickets of a slot, skis and nights, sold to a walk-in who came with a family. */
async function soldToAWalkIn() {
  const day = await anActivityDay(server, staff)
  const skis = await aRental(server, staff)
  const chalet = await aChalet(server, staff)
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = day.slot
  const { status, body } = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: day.productId,
          quantity: 2,
          activationDateTimeUtc,
          timeslotBegin,
          timeslotEnd,
        },
        {
          productId: skis.twoHours,
          quantity: 1,
          activationDateTimeUtc: skis.at('2030-02-02', '09:00'),
          specificationPublicId: skis.sizeIds[0]!,
        },
        {
          productId: chalet.productId,
          quantity: 1,
          checkInDate: '2030-02-02',
          checkOutDate: '2030-02-03',
          numberOfPerson: 2,
        },
      ],
      party: [
        { firstName: 'Jean', lastName: 'Roy', age: 42, pieces: [{ line: 0, ordinal: 0 }] },
        { firstName: 'Zoé', age: 9, pieces: [{ line: 0, ordinal: 1 }] },
      ],
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return { order: body, ref: body.orderReferenceNumber, day }
}

let sold: Awaited<ReturnType<typeof soldToAWalkIn>>
let clientId: string
beforeAll(async () => {
  sold = await soldToAWalkIn()
  const { body } = await send(server, staff, correctClient, {
    ...at(),
    body: { ...client, language: 'en', resend: true },
    key: newKey(),
  })
  clientId = body.userPublicId!
  await workOff(server)
})

const ticketId = () => sold.order.ticketPublicIds.split(',')[0]!
const textOf = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply
  expect(status, JSON.stringify(body)).toBe(200)
  return JSON.stringify(body)
}
const workbook = (body: unknown) => partOf(body as Buffer, 'xl/worksheets/sheet1.xml')
const found = (kind: 'order' | 'ticket' | 'client' | 'booking') =>
  textOf(send(server, staff, findEverything, { query: { term: 'anouk bleuet', kinds: kind } }))
const at = () => ({ params: { ref: sold.ref } })

/** Everything that shows the client of an order. */
const places: [string, () => Promise<string>][] = [
  ['the order', () => textOf(send(server, staff, getOrder, at()))],
  [
    'its invoice',
    () => textOf(send(server, staff, getInvoice, { params: { id: sold.order.invoicePublicId } })),
  ],
  ['its party', () => textOf(send(server, staff, getParty, at()))],
  [
    'the list of orders',
    () => textOf(send(server, staff, findOrders, { query: { query: 'bleuet' } })),
  ],
  [
    'the list of orders by OData',
    () =>
      textOf(
        send(server, staff, findOrdersOdata, {
          query: { $filter: "contains(lastName, 'Bleuet')" } as never,
        }),
      ),
  ],
  [
    'the extracted orders',
    async () => {
      const { body } = await send(server, staff, beginOrderExtract, {
        body: { query: 'bleuet' },
        key: newKey(),
      })
      await workOff(server)
      return workbook(
        (await send(server, staff, getExtract, { params: { id: body.publicId } })).body,
      )
    },
  ],
  ['the search of orders', () => found('order')],
  ['the search of tickets', () => found('ticket')],
  ['the search of clients', () => found('client')],
  ['the search of bookings', () => found('booking')],
  [
    'the list of tickets',
    () => textOf(send(server, staff, findTickets, { query: { query: 'bleuet' } })),
  ],
  [
    'the list of tickets by OData',
    () =>
      textOf(
        send(server, staff, findTicketsOdata, {
          query: { $filter: "contains(lastName, 'Bleuet')" } as never,
        }),
      ),
  ],
  [
    'the extracted tickets',
    async () =>
      workbook((await send(server, staff, extractTickets, { query: { query: 'bleuet' } })).body),
  ],
  ['a ticket', () => textOf(send(server, staff, getTicket, { params: { id: ticketId() } }))],
  [
    'the tickets of the order',
    () =>
      textOf(send(server, staff, findTicketsOfOrder, { query: { orderReferenceKey: sold.ref } })),
  ],
  [
    'the rentals and the stays of the day',
    () => textOf(send(server, staff, findBookingsOfDay, { query: { date: '2030-02-02' } })),
  ],
  [
    'a stay',
    () =>
      textOf(
        send(server, staff, findBookings, {
          query: { bookingPublicIds: sold.order.bookingPublicIds } as never,
        }),
      ),
  ],
  [
    'the clients of the slot',
    () => textOf(send(server, staff, findSlotClients, { params: { id: sold.day.slot.slotId } })),
  ],
  [
    'the list of clients',
    () => textOf(send(server, staff, findClients, { query: { searchTerm: 'bleuet' } })),
  ],
  [
    'the extracted clients',
    async () => workbook((await send(server, staff, extractClients, { query: {} })).body),
  ],
  ['the profile', () => textOf(send(server, staff, getProfile, { params: { id: clientId } }))],
  [
    'the email with changed tickets',
    () =>
      textOf(
        send(server, staff, previewTicketsUpdated, {
          body: { orderPublicId: sold.order.publicId },
        }),
      ),
  ],
  [
    'the confirmation',
    async () => (await emailsOfOrder(server, 'order-confirmation', sold.order.publicId)).join(),
  ],
]

test.each(places)('%s shows the client who was added to the order', async (_, show) => {
  expect(await show()).toMatch(/Anouk|Bleuet/)
})

test('the client has the order, and its emails in the language that was chosen', async () => {
  const { body } = await send(server, staff, findClientOrders, {
    params: { profilePublicId: clientId },
    query: {},
  })
  expect(body.items.map((item) => item.orderReferenceNumber)).toEqual([sold.ref])
  const [email] = await emailsOfOrder(server, 'order-confirmation', sold.order.publicId)
  expect(email).toContain('lang="en"')
  expect(email).toContain(sold.ref)
})

test('a lost day reaches the walk-in who left an email', async () => {
  const { emailsTo } = rescheduledBy(server)
  expect(await loseDay(server, staff, lostDay([sold.day.activityId]))).toMatchObject({
    people: 1,
    ordersWithoutEmail: 0,
  })
  expect(await emailsTo(sold.order.publicId)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})
