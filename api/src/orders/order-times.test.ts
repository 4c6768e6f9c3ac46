import type { Reply } from '@guichet/contract/endpoint.ts'
import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { getInvoice } from '@guichet/contract/orders/get-invoice.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { chooseTimes } from '@guichet/contract/rescheduling/read-link.ts'
import { previewRescheduling } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { clientLinks, to } from '../../test/factories/client-links.ts'
import { anActivityDay, anOrderOn } from '../../test/factories/sales/lost-days.ts'
import { anEquipment, aRentedPiece } from '../../test/factories/sales/rented.ts'
import { emailsOfOrder } from '../../test/mailbox.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
/** Matches the QR code of a ticket on the mailbox page. */
const codes = /<img [^>]*width="240"/g
const { aLink } = clientLinks(server, staff)

const orderOf = async (ref: string) =>
  (await send(server, staff, getOrder, { params: { ref } })).body
const unitsOf = ({ invoice }: Reply<typeof getOrder>) =>
  invoice.entries.flatMap(({ units = [] }) => units)
const ticketsOf = async (orderReferenceKey: string) =>
  (await send(server, staff, findTicketsOfOrder, { query: { orderReferenceKey } })).body.items
const move = async (ticketId: string, slotPublicId: string) => {
  const answer = await send(server, staff, moveTicket, {
    params: { id: ticketId },
    body: { version: 1, to: { slotPublicId } },
    key: newKey(),
  })
  expect(answer.status).toBe(200)
}

test('a moved ticket has its new time on the order, its invoice, its PDF and its email, with the previous time and the person who moved it', async () => {
  const day = await anActivityDay(server, staff)
  const { reference, orderId, ticketIds } = await anOrderOn(server, staff, day)
  await move(ticketIds[0]!, day.other.slotId)
  const order = await orderOf(reference)
  const there = {
    standing: 'set',
    date: '2030-02-09',
    timeslotBegin: '09:00',
    timeslotEnd: '12:00',
  }
  const moved = {
    fromDateTimeUtc: '2030-02-02T14:00:00.000Z',
    movedByName: order.createdByName,
    isMovedByClient: false,
  }
  expect(unitsOf(order)).toMatchObject([
    { time: there, moved },
    { time: { date: '2030-02-02' }, moved: null },
  ])
  const invoice = await send(server, staff, getInvoice, { params: { id: order.invoicePublicId } })
  expect(invoice.body.entries).toEqual(order.invoice.entries)
  expect(await ticketsOf(reference)).toMatchObject([
    { time: there, date: '2030-02-09', timeslotBegin: '09:00' },
    { time: { date: '2030-02-02' } },
  ])
  await send(server, staff, resendOrder, { body: { orderPublicId: orderId }, key: newKey() })
  const [again] = (await emailsOfOrder(server, 'order-confirmation', orderId)).slice(-1)
  expect(again).toContain('2030-02-09, 09:00 – 12:00')
})

test('the history names the ticket, its old and new times, and the person', async () => {
  const day = await anActivityDay(server, staff)
  const { reference, ticketIds, order } = await anOrderOn(server, staff, day)
  await move(ticketIds[1]!, day.other.slotId)
  const { items } = (await send(server, staff, getOrderHistory, { params: { ref: reference } }))
    .body
  expect(items.find(({ code }) => code === 'ticket.moved')).toMatchObject({
    ticketReferenceKey: unitsOf(order)[1]!.ticketReferenceKey,
    actorName: order.createdByName,
    facts: { from: '2030-02-02T14:00:00.000Z', to: '2030-02-09T14:00:00.000Z' },
  })
})

test('a ticket whose date was cancelled needs a new one: it has no time and no code, its old code is invalid, and its email has the link', async () => {
  const { reference, orderId, ticketIds, day, token } = await aLink()
  const codeBefore = async () =>
    (await server.owner.query('select generation from ticket where id = $1', [ticketIds[0]]))
      .rows[0].generation as number
  expect(await codeBefore()).toBe(2)
  expect(unitsOf(await orderOf(reference))).toMatchObject([
    {
      time: { standing: 'toBeChosen', beginDateTimeUtc: null },
      moved: { fromDateTimeUtc: '2030-02-02T14:00:00.000Z' },
      isReschedulable: false,
    },
    { time: { standing: 'toBeChosen' } },
  ])
  expect(await ticketsOf(reference)).toMatchObject([
    { barcode: '', time: { standing: 'toBeChosen' } },
    { barcode: '' },
  ])
  await send(server, staff, resendOrder, { body: { orderPublicId: orderId }, key: newKey() })
  const [waiting] = (await emailsOfOrder(server, 'order-confirmation', orderId)).slice(-1)
  expect(waiting).toContain('Nouvelle date à choisir')
  expect(waiting).toContain(`/reschedule/${token}`)
  expect(waiting).not.toContain('Valable en tout temps')
  expect(waiting).not.toMatch(codes)

  const choice = { token, choices: to(ticketIds, day.other.slotId) }
  expect((await send(server, null, chooseTimes, { body: choice })).status).toBe(200)
  expect((await send(server, null, chooseTimes, { body: choice })).status).toBe(200)
  expect(unitsOf(await orderOf(reference))).toMatchObject([
    {
      time: { standing: 'set', date: '2030-02-09' },
      moved: {
        fromDateTimeUtc: '2030-02-02T14:00:00.000Z',
        movedByName: null,
        isMovedByClient: true,
      },
      isReschedulable: true,
    },
    { time: { date: '2030-02-09' } },
  ])
  const confirmations = await emailsOfOrder(server, 'new-time', orderId)
  expect(confirmations).toHaveLength(1)
  expect(confirmations[0]).toContain('2030-02-09, 09:00 – 12:00')
  expect(confirmations[0]!.match(codes)).toHaveLength(2)
})

test('a clerk who moves a ticket can have the new one sent', async () => {
  const day = await anActivityDay(server, staff)
  const { orderId, ticketIds } = await anOrderOn(server, staff, day)
  const answer = await send(server, staff, moveTicket, {
    params: { id: ticketIds[0]! },
    body: { version: 1, to: { slotPublicId: day.other.slotId }, sendsTicket: true },
    key: newKey(),
  })
  expect(answer.status).toBe(200)
  const [email, ...others] = await emailsOfOrder(server, 'new-time', orderId)
  expect(others).toEqual([])
  expect(email!.match(codes)).toHaveLength(1)
})

test('accessories of a rental move with it on the order', async () => {
  const equipment = await anEquipment(server, staff, {
    quantity: 1,
    dates: ['2030-02-02', '2030-02-03'],
  })
  const { order, ticketId } = await aRentedPiece(server, staff, equipment, { withAccessory: true })
  const answer = await send(server, staff, moveTicket, {
    params: { id: ticketId },
    body: { version: 1, to: { beginDateTimeUtc: '2030-02-03T15:00:00.000Z' } },
    key: newKey(),
  })
  expect(answer.status).toBe(200)
  const { invoice } = await orderOf(order.orderReferenceNumber)
  expect(
    invoice.entries.map(({ kind, units }) => [kind, units![0]!.time!.beginDateTimeUtc]),
  ).toEqual([
    ['equipment_rental', '2030-02-03T15:00:00.000Z'],
    ['accessory_rental', '2030-02-03T15:00:00.000Z'],
  ])
})

test('the date of a past time cannot be cancelled, and the page offers exactly what the command accepts', async () => {
  const day = await anActivityDay(server, staff)
  const { reference, ticketIds } = await anOrderOn(server, staff, day)
  const endYesterday = (ids: readonly string[]) =>
    server.owner.query(
      `update ticket
        set begins_at = now() - interval '27 hours', ends_at = now() - interval '24 hours'
        where id = any($1)`,
      [ids],
    )
  const offered = async () => {
    const order = await orderOf(reference)
    return {
      tickets: unitsOf(order).map(({ isReschedulable }) => isReschedulable),
      isOffered: order.can.reschedule,
      why: order.can.why.reschedule,
    }
  }
  const taken = async () =>
    (
      await send(server, staff, previewRescheduling, {
        body: { ticketPublicIds: ticketIds, reason: 'Vent' },
      })
    ).body.tickets
  expect(await offered()).toEqual({ tickets: [true, true], isOffered: true, why: undefined })
  expect(await taken()).toBe(2)
  await endYesterday(ticketIds.slice(0, 1))
  expect(await offered()).toEqual({ tickets: [false, true], isOffered: true, why: undefined })
  expect(await taken()).toBe(1)
  await endYesterday(ticketIds)
  expect(await offered()).toEqual({ tickets: [false, false], isOffered: false, why: 'timeOver' })
  expect(await taken()).toBe(0)
})
