import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { activateTickets } from '@guichet/contract/tickets/activate-tickets.ts'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { addDays, localDateOf } from '../../src/platform/values/zoned-time.ts'
import { aSlot } from '../factories/catalogue/catalogue.ts'
import { aStayBesideAnother } from '../factories/catalogue/rooms.ts'
import { anAnsweredTicket } from '../factories/sales/answered-tickets.ts'
import { anytimeTickets } from '../factories/sales/anytime-tickets.ts'
import { exchangesOf } from '../factories/sales/exchanged.ts'
import { workOff } from '../factories/sales/lost-days.ts'
import { anOrder } from '../factories/sales/orders.ts'
import { aFace, aSoldPass } from '../factories/sales/passes.ts'
import { anEquipment, aRentedPiece, aStay } from '../factories/sales/rented.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

/** Valid requests of long-running work, lost days and moves. */
export const moveCalls = async (server: TestServer, staff: Staff) => ({
  ...(await reschedulingCalls(server, staff)),
  ...(await ticketMoveCalls(server, staff)),
  ...(await bookingMoveCalls(server, staff)),
  ...linkCalls('x'),
})

const ticketsOf = ({ order }: Awaited<ReturnType<typeof anOrder>>) =>
  order.ticketPublicIds.split(',')

async function reschedulingCalls(server: TestServer, staff: Staff) {
  const [notified, doomed, shownFirst] = [
    await anOrder(server, staff),
    await anOrder(server, staff),
    await anOrder(server, staff),
  ]
  const { publicId: id, workPublicId } = (
    await send(server, staff, rescheduleTickets, {
      body: { ticketPublicIds: ticketsOf(notified), reason: 'Vent' },
      key: newKey(),
    })
  ).body
  await workOff(server)
  await server.owner.query(
    `update mail set created_at = created_at - interval '2 minutes' where order_id = $1`,
    [notified.order.publicId],
  )
  const lost = {
    collaboratorPublicId: staff.tenantId,
    reschedulingDateTime: '2030-02-02',
    reschedulingBeginTime: '00:00:00',
    reschedulingEndTime: '23:59:59',
    reschedulationReason: 'Vent',
    activityPublicIdToRescheduleList: [(await activityOf(server, doomed.line.productId))!],
  }
  return {
    findWork: {},
    findLostItems: {},
    getFutureTickets: { params: { id: lost.activityPublicIdToRescheduleList[0]! } },
    cancelWork: { params: { id: workPublicId } },
    resumeWork: { params: { id: workPublicId } },
    rescheduleTickets: { body: lost },
    makeReschedulable: { body: { ticketPublicIds: ticketsOf(shownFirst), reason: 'Vent' } },
    previewRescheduling: { body: lost },
    findReschedulings: { query: { page: '1', pageSize: '25' } },
    getRescheduling: { params: { id }, query: { show: 'waiting' } },
    remindClient: { params: { id }, body: { orderPublicId: notified.order.publicId } },
  }
}

async function ticketMoveCalls(server: TestServer, staff: Staff) {
  const moving = await anOrder(server, staff, { quantity: 2 })
  const elsewhere = await aSlot(server, staff, {
    activityId: (await activityOf(server, moving.line.productId))!,
    begin: '13:00',
    end: '16:00',
  })
  const exchanged = await exchangesOf(server, staff).anExchange()
  const edited = await exchangesOf(server, staff).anExchange()
  await exchangesOf(server, staff).exchange(edited.ticketIds[0]!, edited.choice)
  const exchange = { params: { id: exchanged.ticketIds[0]! }, body: exchanged.choice }
  const [waiting, running, active] = (await anytimeTickets(server, staff, { quantity: 3 }))
    .ticketIds
  await send(server, staff, activateTickets, {
    body: { tickets: [{ publicId: running! }, { publicId: active! }] },
    key: newKey(),
  })
  const { ticketId: answered } = await anAnsweredTicket(server, staff)
  const { ticketId: pass } = await aSoldPass(server, staff)
  const forms = [{ title: 'Camp de jour', answers: [{ question: 'Allergies ?', answer: 'Noix' }] }]
  return {
    getTicketForm: { params: { id: answered } },
    saveTicketForm: { params: { id: answered }, body: { version: 1, forms } },
    saveOwnerPicture: {
      params: { id: pass },
      body: { version: 1, picture: await aFace(server, staff) },
    },
    activateTickets: { body: { tickets: [{ publicId: waiting }] } },
    ...(await standingCalls(server, staff)),
    makeTicketAvailable: { body: { publicId: running } },
    exchangeTicket: { ...exchange, body: { ...exchange.body, version: 1 } },
    previewExchange: exchange,
    getExchange: { params: exchange.params },
    ...(await wholeExchangeCalls(server, staff)),
    sendTicketsUpdated: { body: { orderPublicId: edited.order.publicId } },
    previewTicketsUpdated: { body: { orderPublicId: edited.order.publicId } },
    // The same record that the exchange saves.
    getTicket: { params: exchange.params },
    getTicketOfOwner: {
      params: { id: ticketsOf(moving)[0]!, userId: moving.order.userPublicId! },
    },
    getActivatedTicket: { params: { id: active! } },
    moveTicket: {
      params: { id: ticketsOf(moving)[0]! },
      body: { version: 1, to: { slotPublicId: elsewhere.slotId } },
    },
    findCalendar: { query: { from: '2030-02-01', days: '7' } },
    getDayBoard: { query: { date: '2030-02-01' } },
    findSlotClients: { params: { id: elsewhere.slotId } },
    moveClients: {
      body: {
        tickets: [{ publicId: ticketsOf(moving)[1]!, version: 1 }],
        slotPublicId: elsewhere.slotId,
      },
    },
    watchDay: { query: { seconds: '1' } },
  }
}

async function wholeExchangeCalls(server: TestServer, staff: Staff) {
  const { order, ticketIds, choice } = await exchangesOf(server, staff).anExchange()
  const params = { id: order.publicId }
  const change = { ...choice, ticketPublicId: ticketIds[0]!, quantity: 2 }
  return {
    findExchangeable: { params },
    previewExchanges: { params, body: { changes: [change] } },
    exchangeTickets: { params, body: { changes: [{ ...change, version: 1 }] } },
  }
}

async function standingCalls(server: TestServer, staff: Staff) {
  const [lost, free, blocked] = (await anytimeTickets(server, staff, { quantity: 3 })).ticketIds
  await send(server, staff, blockTicket, {
    params: { id: blocked! },
    body: { reason: 'Volé' },
    key: newKey(),
  })
  return {
    reissueTicket: { params: { id: lost! }, body: { version: 1 } },
    blockTicket: { params: { id: free! }, body: { version: 1, reason: 'Perdu' } },
    unblockTicket: { params: { id: blocked! }, body: { version: 2 } },
  }
}

/** Valid requests of the rental and lodging desks. */
async function bookingMoveCalls(server: TestServer, staff: Staff) {
  const skis = await anEquipment(server, staff, { otherSizes: [5] })
  const [fetched, waiting, sized] = [
    await aRentedPiece(server, staff, skis),
    await aRentedPiece(server, staff, skis),
    await aRentedPiece(server, staff, skis),
  ]
  await server.owner.query('update rental set picked_up_at = now() where unit_id = $1', [
    fetched.unitId,
  ])
  const today = localDateOf(new Date().toISOString(), 'America/Toronto')
  const { bookingId } = await aStay(server, staff, { checkIn: today, checkOut: addDays(today, 2) })
  const { id: stayId, otherTypeId } = await aStayBesideAnother(server, staff)
  return {
    findRentalTimes: { params: { unitId: waiting.unitId } },
    findStayUnits: { params: { id: stayId } },
    moveStay: { params: { id: stayId }, body: { version: 1, lodgingTypePublicId: otherTypeId } },
    findBookingsOfDay: { query: { date: '2030-02-02' } },
    setBookingStatus: { params: { id: bookingId }, body: { version: 1, status: 'CheckedIn' } },
    findRentalSizes: { params: { unitId: sized.unitId } },
    sizeRental: {
      params: { unitId: sized.unitId },
      body: { version: 1, specificationPublicId: skis.sizeIds[1]! },
    },
    pickUpRental: { params: { unitId: waiting.unitId }, body: { version: 1 } },
    returnRental: { params: { unitId: fetched.unitId }, body: { version: 1 } },
  }
}

const linkCalls = (token: string) => ({
  readLink: { body: { token } },
  findLinkTimes: { body: { token, ticketPublicIds: [newId()] } },
  askRefund: { body: { token, ticketPublicIds: [newId()] } },
  chooseTimes: {
    body: { token, choices: [{ ticketPublicId: newId(), to: { slotPublicId: newId() } }] },
  },
})

const activityOf = async (server: TestServer, productId: string) =>
  (
    await server.owner.query<{ activity_id: string }>(
      'select activity_id from product p join activity_category c on (c.tenant_id, c.id) = (p.tenant_id, p.activity_category_id) where p.id = $1',
      [productId],
    )
  ).rows[0]?.activity_id
