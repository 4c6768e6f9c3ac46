import type { Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'

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
  'getImageVariant',
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
  'findOffice',
  'findOfficeActivity',
  'findOfficeRental',
  'findOfficeLodging',
  'findOfficePackage',
  'findOfficeCart',
  'saveOfficeCart',
  'sellOfficeCart',
  'openOfficePayment',
  'extractOfficeOrder',
  'resendOfficeOrder',
  'findOfficeChanges',
  'findOfficeTimes',
  'moveOfficeTickets',
  'cancelOfficeOrder',
]
