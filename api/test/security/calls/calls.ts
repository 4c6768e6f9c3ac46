import type { Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { newId } from '../../../src/platform/values/ids.ts'
import { aCartLine, anOrder } from '../../factories/sales/orders.ts'
import type { Staff } from '../../factories/staff.ts'
import type { TestServer } from '../../test-server.ts'
import { activityCalls } from './activity-calls.ts'
import { allotmentCalls } from './allotment-calls.ts'
import { auditCalls } from './audit-calls.ts'
import { bulkCalls } from './bulk-calls.ts'
import { clientCalls } from './clients-calls.ts'
import { moveCalls } from './move-calls.ts'
import { officeCalls } from './office-calls.ts'
import { orderListCalls } from './order-list-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { productCalls } from './product-calls.ts'
import { quoteCalls } from './quote-calls.ts'
import { rebateCalls } from './rebate-calls.ts'
import { rentalCalls } from './rental-calls.ts'
import { reportCalls } from './report-calls.ts'
import { savedCartCalls } from './saved-cart-calls.ts'
import { scheduledExportCalls } from './scheduled-export-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { ticketListCalls } from './ticket-list-calls.ts'
import { tillCalls } from './till-calls.ts'
import { timeCalls } from './time-calls.ts'
import { timetableCalls } from './timetable-calls.ts'
import type { Valid } from './valid-call.ts'
import { validationCalls } from './validation-calls.ts'
import { webhookCalls } from './webhook-calls.ts'

export type CallName = keyof typeof endpoints
export const calls = Object.entries(endpoints) as [CallName, Endpoint][]
/** Endpoints without authentication, listed by name: a new one must be added here on purpose. */
export const publicCalls: CallName[] = [
  'createToken',
  'refreshToken',
  'exchangeTaskManagerCode',
  'getInstallation',
  'installBusiness',
  'getBarcode',
  'readCalendar',
  'getImage',
  'readLink',
  'readPaymentLink',
  'openPayment',
  'receiveStripeEvent',
  'receiveSquareEvent',
  'findLinkTimes',
  'chooseTimes',
  'askRefund',
  'readQuoteLink',
  'answerQuoteLink',
  'saveQuoteNames',
  'extractQuoteLink',
]

const installationCalls = {
  getInstallation: {},
  installBusiness: {
    body: {
      name: { fr: 'A', en: 'A' },
      province: 'QC',
      timeZone: 'America/Toronto',
      email: 'a@example.test',
      firstName: 'A',
      lastName: 'B',
      language: 'fr',
      password: 'twelve and more',
    },
  },
} satisfies Partial<Record<CallName, Valid>>
const orderCalls = ({ order, line }: Awaited<ReturnType<typeof anOrder>>, sale: object) => {
  const rows = [
    {
      productId: line.productId,
      refundPercentage: 100,
      activationDateTimeUtc: line.activationDateTimeUtc,
      timeslotBegin: line.timeslotBegin,
      timeslotEnd: line.timeslotEnd,
    },
  ]
  const ticketId = order.ticketPublicIds.split(',')[0]!
  return {
    getParty: { params: { ref: order.publicId } },
    getOrderHistory: { params: { ref: order.publicId } },
    getOrder: { params: { ref: order.orderReferenceNumber } },
    resendOrder: { body: { orderPublicId: order.publicId } },
    sell: { body: { ...sale } },
    previewSale: { body: { ...sale } },
    getInvoice: { params: { id: order.invoicePublicId } },
    findRefunds: { params: { orderPublicId: order.publicId } },
    refundOrder: {
      body: {
        orderPublicId: order.publicId,
        productsToRefund: rows,
        refundReason: 'Météo',
        ticketPublicIdsToBeDeleted: [ticketId],
      },
    },
    previewRefund: { body: { orderPublicId: order.publicId, productsToRefund: rows } },
    reactivateOrder: { body: { orderPublicId: order.publicId } },
    findTicketsOfOrder: { query: { orderReferenceKey: order.orderReferenceNumber } },
  } satisfies Partial<Record<CallName, Valid>>
}

const settingsCalls = (id: string) => ({
  getSettings: {},
  saveSettings: {
    body: {
      version: 1,
      timeZone: 'America/Toronto',
      holdMinutes: 45,
      orderPrefix: 'SKI',
      feeRefundPolicy: 'keep' as const,
      allowSeveralPartialRefunds: false,
      percentRefundOnCounterOrders: false,
      cancelsRefunded: 'always' as const,
      rebatesCombine: true,
    },
  },
  getFees: { params: { id } },
  getTaxes: { params: { id } },
  saveTaxes: {
    params: { id },
    body: {
      version: 1,
      province: 'QC',
      isNoTaxesSelected: false,
      taxNumbers: { GST: '123456789 RT0001' },
      customTaxes: [],
      taxedKinds: { GST: ['daily_ticket'] },
    },
  },
  saveFees: {
    params: { id },
    body: { version: 1, feesAppliedToUser: [{ kind: 'daily_ticket', percent: 2.5, amount: null }] },
  },
})

const barcodeCalls = (ticketId: string) => ({
  linkBarcode: { params: { id: ticketId } },
  getBarcode: { params: { id: newId() }, query: { link: 'x' } },
  readCalendar: { query: { link: 'x' } },
})

const signInCalls = {
  changePassword: {
    body: { currentPassword: 'not the right one', newPassword: 'twelve and more' },
  },
  createToken: { body: { clientName: 'test' } },
  refreshToken: { body: { clientName: 'test', refreshToken: 'x' } },
  revokeToken: {},
  createTaskManagerCode: {},
  exchangeTaskManagerCode: { body: { code: 'x' } },
}

const dayReads = (collaboratorPublicId: string, activityPublicId: string) => ({
  findDays: {
    body: {
      collaboratorPublicId,
      activityPublicId,
      beginDateTimeUtc: '2030-01-01T05:00:00.000Z',
      endDateTimeUtc: '2030-02-28T05:00:00.000Z',
    },
  },
  findOpenActivities: { query: { collaboratorPublicId } },
  findTimeslots: {
    body: { collaboratorPublicId, dateSelected: '2030-02-02', activityPublicId },
  },
  readRequest: { body: { text: '2 adultes 2030-02-02', activityPublicId } },
  fitParty: {
    body: {
      date: '2030-02-02',
      tickets: { activityPublicId, activityCategory: 'daily_ticket' },
      modelPublicIds: [],
      members: [{ birthDate: '1990-05-01', age: 39, height: 168, boot: '24.5' }],
    },
  },
  findKnownParty: { body: { email: 'buyer@example.test' } },
  findLostItems: {},
  getFutureTickets: { params: { id: activityPublicId } },
})

/**
 * A request of each endpoint that would succeed for `staff`: the attacks start from it. A new
 * endpoint without one does not compile.
 */
export async function validCalls(
  server: TestServer,
  staff: Staff,
): Promise<Record<CallName, Valid>> {
  const sold = await anOrder(server, staff, { capacity: 10_000 })
  const { order } = sold
  const fresh = await aCartLine(server, staff, { capacity: 10_000 })
  const collaboratorPublicId = staff.tenantId
  const sale = { tickets: [fresh.line], email: 'buyer@example.test', payment: { method: 'cash' } }
  const ticketId = order.ticketPublicIds.split(',')[0]!
  return {
    ...(await activityCalls(server, staff)),
    ...(await paymentCalls(server, staff)),
    ...(await rebateCalls(server, staff)),
    getStaffAccess: { query: { collaboratorPublicId, userPublicId: staff.accountId } },
    ...signInCalls,
    ...(await sessionCalls(server, staff)),
    ...dayReads(collaboratorPublicId, fresh.activityId),
    getBusiness: { params: { id: staff.tenantId } },
    getCollaborator: { params: { id: staff.tenantId } },
    getSellable: { query: { collaboratorPublicId } },
    ...settingsCalls(staff.tenantId),
    ...installationCalls,
    ...(await auditCalls(server, staff)),
    ...(await bulkCalls(server, staff)),
    ...(await clientCalls(server, staff, order.userPublicId!)),
    ...(await orderListCalls(server, staff)),
    ...(await reportCalls(server, staff)),
    ...(await quoteCalls(server, staff)),
    ...(await savedCartCalls(server, staff)),
    ...(await allotmentCalls(server, staff)),
    ...(await scheduledExportCalls(server, staff)),
    ...(await staffCalls(server, staff)),
    ...(await tillCalls(server, staff)),
    ...(await ticketListCalls(server, staff)),
    ...orderCalls(sold, sale),
    ...barcodeCalls(ticketId),
    ...(await officeCalls(server, staff)),
    changeLanguage: { params: { id: staff.accountId }, body: { language: 'fr' } },
    getMyProfile: { params: { id: staff.accountId } },
    ...(await rentalCalls(server, staff)),
    ...(await productCalls(server, staff)),
    ...(await timeCalls(server, staff)),
    ...(await timetableCalls(server, staff)),
    ...(await moveCalls(server, staff)),
    ...(await validationCalls(server, staff)),
    ...(await webhookCalls(server, staff)),
  }
}
