import { bad, conflicting, gap, missing, stale, type Bad } from './bad-requests.ts'

/** Invalid input of lost days, moves, exchanges, and the desks. */
export const moves: Bad[] = [
  bad(
    'rescheduleTickets',
    'the year 9999',
    { 'body.reschedulingDateTime': '9999-01-01' },
    'reschedulingDateTime date',
  ),
  bad(
    'rescheduleTickets',
    'an end time before the start time',
    { 'body.reschedulingBeginTime': '14:00', 'body.reschedulingEndTime': '12:00' },
    'reschedulingEndTime order',
  ),
  bad(
    'rescheduleTickets',
    'an hour that the clocks skip',
    { 'body.reschedulingDateTime': gap, 'body.reschedulingBeginTime': '02:30' },
    'reschedulingBeginTime time',
  ),
  missing('rescheduleTickets', 'one foreign activity among our own', {
    'body.activityPublicIdToRescheduleList': [
      'own:body.activityPublicIdToRescheduleList.0',
      'foreign:body.activityPublicIdToRescheduleList.0',
    ],
  }),
  missing('makeReschedulable', 'one foreign ticket among our own', {
    'body.ticketPublicIds': ['own:body.ticketPublicIds.0', 'foreign:body.ticketPublicIds.0'],
  }),
  missing('makeReschedulable', 'one unknown ticket among our own', {
    'body.ticketPublicIds': ['own:body.ticketPublicIds.0', 'random'],
  }),
  bad(
    'makeReschedulable',
    '10 000 tickets',
    { 'body.ticketPublicIds': Array.from({ length: 10_000 }, () => 'random') },
    'ticketPublicIds maxItems',
  ),
  conflicting(
    'moveTicket',
    'a slot of another business',
    { 'body.to.slotPublicId': 'foreign:body.to.slotPublicId' },
    'NotOnSale',
  ),
  bad('moveTicket', 'no target', { 'body.to': {} }, 'to.slotPublicId required'),
  missing('moveTicket', 'a ticket of another business', { 'params.id': 'foreign:params.id' }),
  stale('moveTicket', 'body.version'),
  missing('moveOfficeTickets', 'a ticket of another business', {
    'body.choices.0.ticketPublicId': 'foreign:body.choices.0.ticketPublicId',
  }),
  conflicting(
    'moveOfficeTickets',
    'a slot of another business',
    { 'body.choices.0.to.slotPublicId': 'foreign:body.choices.0.to.slotPublicId' },
    'NotOnSale',
  ),
  missing('findOfficeTimes', 'a ticket of another business', {
    'body.ticketPublicIds.0': 'foreign:body.ticketPublicIds.0',
  }),
  conflicting('cancelOfficeOrder', 'another amount', { 'body.expectedRefund': 1 }, 'PriceChanged'),
  conflicting(
    'moveClients',
    'a slot of another business',
    { 'body.slotPublicId': 'foreign:body.slotPublicId' },
    'NotOnSale',
  ),
  bad('moveClients', 'no ticket', { 'body.tickets': [] }, 'tickets notEmpty'),
  missing('moveClients', 'a ticket of another business', {
    'body.tickets.0.publicId': 'foreign:body.tickets.0.publicId',
  }),
  stale('moveClients', 'body.tickets.0.version'),
  missing('findSlotClients', 'a slot of another business', { 'params.id': 'foreign:params.id' }),
  missing('activateTickets', 'a foreign ticket', {
    'body.tickets.0.publicId': 'foreign:body.tickets.0.publicId',
  }),
  bad('activateTickets', 'no ticket', { 'body.tickets': [] }, 'tickets notEmpty'),
  missing('makeTicketAvailable', 'a ticket of another business', {
    'body.publicId': 'foreign:body.publicId',
  }),
  missing('reissueTicket', 'a ticket of another business', { 'params.id': 'foreign:params.id' }),
  stale('reissueTicket', 'body.version'),
  missing('blockTicket', 'a ticket of another business', { 'params.id': 'foreign:params.id' }),
  bad('blockTicket', 'no reason', { 'body.reason': ' ' }, 'reason required'),
  bad(
    'blockTicket',
    'a reason of 193 characters',
    { 'body.reason': 'x'.repeat(193) },
    'reason maxLength',
  ),
  stale('blockTicket', 'body.version'),
  missing('unblockTicket', 'a ticket of another business', { 'params.id': 'foreign:params.id' }),
  stale('unblockTicket', 'body.version'),
  missing('saveOwnerPicture', 'a ticket of another business', { 'params.id': 'foreign:params.id' }),
  bad(
    'saveOwnerPicture',
    'a picture of another business',
    { 'body.picture': 'foreign:body.picture' },
    'picture invalid',
  ),
  bad(
    'saveOwnerPicture',
    'a picture of another site',
    { 'body.picture': 'https://example.test/a.png' },
    'picture invalid',
  ),
  bad(
    'saveOwnerPicture',
    'a holder beyond the last one',
    { 'body.ownerPlace': 9 },
    'ownerPlace invalid',
  ),
  stale('saveOwnerPicture', 'body.version'),
  missing('exchangeTicket', 'a ticket of another business', { 'params.id': 'foreign:params.id' }),
  missing('exchangeTicket', 'a product of another business', {
    'body.productId': 'foreign:body.productId',
  }),
  stale('exchangeTicket', 'body.version'),
  missing('exchangeTickets', 'an order of another business', { 'params.id': 'foreign:params.id' }),
  missing('exchangeTickets', 'a ticket of another business', {
    'body.changes.0.ticketPublicId': 'foreign:body.changes.0.ticketPublicId',
  }),
  bad('exchangeTickets', 'no change', { 'body.changes': [] }, 'changes notEmpty'),
  stale('exchangeTickets', 'body.changes.0.version'),
  missing('sendTicketsUpdated', 'an order of another business', {
    'body.orderPublicId': 'foreign:body.orderPublicId',
  }),
  missing('previewTicketsUpdated', 'an order of another business', {
    'body.orderPublicId': 'foreign:body.orderPublicId',
  }),
  bad('findCalendar', 'the year 9999', { 'query.from': '9999-01-01' }, 'from date'),
  bad('findCalendar', '10 000 days', { 'query.days': '10000' }, 'days maxValue'),
  bad('findBookingsOfDay', 'the year 9999', { 'query.date': '9999-01-01' }, 'date date'),
  missing('setBookingStatus', 'a stay of another business', { 'params.id': 'foreign:params.id' }),
  bad('setBookingStatus', 'an unknown state', { 'body.status': 'Vanished' }, 'status choice'),
  missing('findRentalTimes', 'a rental of another business', {
    'params.unitId': 'foreign:params.unitId',
  }),
  missing('findStayUnits', 'a stay of another business', { 'params.id': 'foreign:params.id' }),
  missing('moveStay', 'a stay of another business', { 'params.id': 'foreign:params.id' }),
  stale('moveStay', 'body.version'),
  missing('findRentalSizes', 'a rental of another business', {
    'params.unitId': 'foreign:params.unitId',
  }),
  missing('sizeRental', 'a rental of another business', {
    'params.unitId': 'foreign:params.unitId',
  }),
  stale('sizeRental', 'body.version'),
  missing('pickUpRental', 'a rental of another business', {
    'params.unitId': 'foreign:params.unitId',
  }),
]
