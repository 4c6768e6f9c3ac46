import type { Links } from './link-types.ts'

const first = '/items/0/publicId'
const rented = '/rentals/0/unitPublicId'
const directed = (at: string) => ({ cancelWork: { id: at }, resumeWork: { id: at } })
const ofOrder = (at: string) => ({
  getOrder: { ref: `${at}/orderReferenceNumber` },
  getParty: { ref: `${at}/orderReferenceNumber` },
  getOrderHistory: { ref: `${at}/publicId` },
  findRefunds: { orderPublicId: `${at}/publicId` },
  findTicketsOfOrder: { orderReferenceKey: `${at}/orderReferenceNumber` },
  resendOrder: { $fields: { '/orderPublicId': `${at}/publicId` } },
  findNotes: { ref: `${at}/orderReferenceNumber` },
  addNote: { ref: `${at}/orderReferenceNumber` },
  correctClient: { ref: `${at}/orderReferenceNumber` },
  checkPayment: { ref: `${at}/orderReferenceNumber` },
  cancelPayment: { ref: `${at}/orderReferenceNumber` },
  sendToTerminal: { ref: `${at}/orderReferenceNumber` },
  resendPaymentLink: { ref: `${at}/orderReferenceNumber` },
  payBalance: { ref: `${at}/orderReferenceNumber` },
  setBalanceTerms: { ref: `${at}/orderReferenceNumber` },
  sendTicketsUpdated: { $fields: { '/orderPublicId': `${at}/publicId` } },
  previewTicketsUpdated: { $fields: { '/orderPublicId': `${at}/publicId` } },
  findExchangeable: { id: `${at}/publicId` },
  previewExchanges: { id: `${at}/publicId` },
  exchangeTickets: { id: `${at}/publicId` },
  previewRefund: { $fields: { '/orderPublicId': `${at}/publicId` } },
  refundOrder: { $fields: { '/orderPublicId': `${at}/publicId` } },
  reactivateOrder: { $fields: { '/orderPublicId': `${at}/publicId` } },
})

const ofQuote = (id: string) => ({
  getQuote: { id },
  saveQuote: { id },
  duplicateQuote: { id },
  deleteQuote: { id },
  sendQuote: { id },
  reviseQuote: { id },
  answerQuote: { id },
  holdQuote: { id },
  releaseQuoteHold: { id },
  convertQuote: { id },
  extractQuote: { id },
})

const ofCart = (at: string) => ({
  getSavedCart: { cartPublicId: at },
  saveCart: { cartPublicId: at },
  deleteSavedCart: { cartPublicId: at },
  sell: { $fields: { '/keptCartPublicId': at } },
})

const ofAllotment = (at: string) => ({
  getAllotment: { allotmentPublicId: at },
  returnAllotment: { allotmentPublicId: at },
})

/** Sales and the actions after a sale. */
export const linksOfSales: Links = {
  findOrders: ofOrder('/items/0'),
  findOrdersOdata: ofOrder('/value/0'),
  findSavedCarts: ofCart(first),
  saveCart: ofCart('/publicId'),
  findAllotments: ofAllotment(first),
  takeAllotment: {
    ...ofAllotment('/publicId'),
    settleAllotmentSale: {
      allotmentPublicId: '/publicId',
      $fields: {
        '/timeslotPublicId': '/slots/0/timeslotPublicId',
        '/seats/0/ticketPublicId': '/slots/0/seats/0/ticketPublicId',
        '/seats/0/productId': '/priceTables/0/types/0/productId',
      },
    },
  },
  findQuotes: ofQuote(first),
  createQuote: ofQuote('/publicId'),
  findNotes: { saveNote: { id: first }, removeNote: { id: first } },
  findAuditActors: {
    findAudit: { actorPublicId: '/items/0/publicId' },
    beginAuditExtract: { $fields: { '/actorPublicId': '/items/0/publicId' } },
  },
  findAudit: {
    findAudit: { subjectPublicId: '/items/0/subject/publicId' },
    beginAuditExtract: { $fields: { '/subjectPublicId': '/items/0/subject/publicId' } },
  },
  beginAuditExtract: { getExtract: { id: '/publicId' }, ...directed('/workPublicId') },
  findWebhooks: {
    saveWebhook: { id: first },
    deleteWebhook: { id: first },
    rotateSecret: { id: first },
    findDeliveries: { id: first },
    replayDelivery: { id: first },
    replayFailed: { id: first },
    sendTest: { id: first },
  },
  findDeliveries: { replayDelivery: { deliveryId: first } },
  findApiKeys: { revokeApiKey: { id: '/items/0/publicId' } },
  findIncidents: { saveIncident: { id: first, $fields: { '/version': '/items/0/version' } } },
  findCalendarLinks: { revokeCalendarLink: { id: '/items/0/publicId' } },
  findViews: { renameView: { id: first }, removeView: { id: first } },
  findOrderChoices: {
    findOrderChoices: { timeslotId: '/slots/0/publicId' },
    findOrders: {
      categories: '/categories/0/publicId',
      productIds: '/categories/0/products/0/productId',
      timeslotId: '/slots/0/publicId',
      sellers: '/sellers/0/publicId',
    },
  },
  sell: { ...ofOrder(''), getInvoice: { id: '/invoicePublicId' } },
  getOrder: {
    getInvoice: { id: '/invoicePublicId' },
    getProfile: { id: '/userPublicId' },
    findTickets: { userId: '/userPublicId' },
    extractTickets: { userId: '/userPublicId' },
  },
  findAttention: {
    getOrder: { ref: '/items/0/orderReferenceNumber' },
    checkPayment: { ref: '/items/0/orderReferenceNumber' },
  },
  findTickets: {
    getTicket: { id: first },
    findTicket: { id: first },
    getProfile: { id: '/items/0/userId' },
  },
  findTicketsOdata: { getTicket: { id: '/value/0/publicId' } },
  findTicketProducts: {
    findTickets: {
      categories: '/categories/0/publicId',
      productIds: '/categories/0/products/0/productId',
    },
    extractTickets: {
      categories: '/categories/0/publicId',
      productIds: '/categories/0/products/0/productId',
    },
  },
  findTicketsOfOrder: {
    getTicket: { id: first },
    linkBarcode: { id: first },
    moveTicket: { id: first, $fields: { '/version': '/items/0/version' } },
    moveClients: {
      $fields: { '/tickets/0/publicId': first, '/tickets/0/version': '/items/0/version' },
    },
    getExchange: { id: first },
    previewExchange: { id: first, $fields: { '/productId': '/items/0/productId' } },
    exchangeTicket: { id: first, $fields: { '/productId': '/items/0/productId' } },
    getTicketForm: { id: first },
    saveTicketForm: { id: first, $fields: { '/version': '/items/0/version' } },
    reissueTicket: { id: first, $fields: { '/version': '/items/0/version' } },
    blockTicket: { id: first, $fields: { '/version': '/items/0/version' } },
    unblockTicket: { id: first, $fields: { '/version': '/items/0/version' } },
    saveOwnerPicture: { id: first, $fields: { '/version': '/items/0/version' } },
    activateTickets: { $fields: { '/tickets/0/publicId': first } },
    makeTicketAvailable: { $fields: { '/publicId': first } },
    getRentalInventory: { ticketPublicIdToOmit: first },
    getInventory: { ticketPublicIdToOmit: first },
    findTimeslots: { $fields: { '/ticketPublicIdToOmit': first } },
    findDays: { $fields: { '/ticketPublicIdToOmit': first } },
    findRentalDays: { $fields: { '/ticketPublicIdToOmit': first } },
    rescheduleTickets: { $fields: { '/ticketPublicIds/0': first } },
    makeReschedulable: { $fields: { '/ticketPublicIds/0': first } },
  },
  getTicket: {
    getOrder: { ref: '/orderReferenceKey' },
    getProfile: { id: '/userId' },
    getTicketOfOwner: { id: '$request.path.id', userId: '/userId' },
  },
  activateTickets: { getActivatedTicket: { id: first } },

  // After the sale
  findReschedulings: { getRescheduling: { id: first }, ...directed('/items/0/workPublicId') },
  getRescheduling: {
    remindClient: {
      id: '$request.path.id',
      $fields: { '/orderPublicId': '/orders/items/0/orderPublicId' },
    },
    getOrder: { ref: '/orders/items/0/orderReferenceNumber' },
    getTicket: { id: '/orders/items/0/tickets/0/publicId' },
  },
  readLink: {
    findLinkTimes: { $fields: { '/ticketPublicIds/0': '/tickets/0/publicId' } },
    chooseTimes: { $fields: { '/choices/0/ticketPublicId': '/tickets/0/publicId' } },
    askRefund: { $fields: { '/ticketPublicIds/0': '/tickets/0/publicId' } },
  },
  findOfficeChanges: {
    findOfficeTimes: { $fields: { '/ticketPublicIds/0': '/tickets/0/publicId' } },
    moveOfficeTickets: { $fields: { '/choices/0/ticketPublicId': '/tickets/0/publicId' } },
  },
  findOfficeTimes: {
    moveOfficeTickets: {
      $fields: { '/choices/0/to/slotPublicId': '/days/0/times/0/slotPublicId' },
    },
  },
  findLinkTimes: {
    chooseTimes: { $fields: { '/choices/0/to/slotPublicId': '/days/0/times/0/slotPublicId' } },
  },
  resendOrders: { getBulk: { id: '/publicId' }, ...directed('/workPublicId') },
  activateFoundTickets: { getBulk: { id: '/publicId' }, ...directed('/workPublicId') },
  beginOrderExtract: { getExtract: { id: '/publicId' }, ...directed('/workPublicId') },
  rescheduleFoundTickets: directed('/workPublicId'),
  findWork: directed(first),
  findBookingsOfDay: {
    findBookings: { bookingPublicIds: '/stays/0/publicId' },
    setBookingStatus: { id: '/stays/0/publicId', $fields: { '/version': '/stays/0/version' } },
    findRentalTimes: { unitId: rented },
    findStayUnits: { id: '/stays/0/publicId' },
    moveStay: { id: '/stays/0/publicId', $fields: { '/version': '/stays/0/version' } },
    findRentalSizes: { unitId: rented },
    sizeRental: { unitId: rented, $fields: { '/version': '/rentals/0/version' } },
    pickUpRental: { unitId: rented, $fields: { '/version': '/rentals/0/version' } },
    returnRental: { unitId: rented, $fields: { '/version': '/rentals/0/version' } },
    getOrder: { ref: '/stays/0/orderReferenceNumber' },
  },
  findRentalTimes: {
    moveClients: {
      $fields: {
        '/tickets/0/publicId': '/ticketPublicId',
        '/tickets/0/version': '/ticketVersion',
        '/beginDateTimeUtc': '/times/0/beginDateTimeUtc',
      },
    },
  },
  findStayUnits: { moveStay: { $fields: { '/lodgingTypePublicId': first } } },
  findRentalSizes: { sizeRental: { $fields: { '/specificationPublicId': first } } },
  findKnownParty: { getOrder: { ref: '/party/orderReferenceNumber' } },
  getParty: { sizeRental: { unitId: '/members/0/pieces/0/unitPublicId' } },
}
