import { orderStatuses } from '@guichet/contract/orders/order-status.ts'
import { expect, test } from 'vitest'
import { actionsOf, isOnlyRestAfter, type ActionFacts } from './order-actions.rules.ts'

const facts: ActionFacts = {
  status: 'Completed',
  owedCents: 0,
  isBalanceAwaited: false,
  isRefundStopped: false,
  hasEmail: true,
  hasTickets: true,
  hasExchangeable: true,
  wasEdited: false,
  hasDatedKind: true,
  hasTime: true,
  hasTimeToLose: true,
  isCancelled: false,
  isRestricted: false,
  isFree: false,
  hasSomethingValid: true,
  isPaid: true,
  remainingCents: 1000,
  hasUncancelledUnit: true,
  hasRemainingRefund: false,
  settings: { percentRefundOnCounterOrders: false, allowSeveralPartialRefunds: false },
}
const actionsWith = (over: Partial<ActionFacts>) => actionsOf({ ...facts, ...over })

test('only completed and counter orders are refundable', () =>
  expect(orderStatuses.filter((status) => actionsWith({ status }).refund)).toEqual([
    'CreatedByAdmin',
    'Completed',
  ]))

test('after a partial refund only the rest can be refunded, once, unless the business allows several partial refunds', () => {
  const status = 'PartialRefundCompleted'
  expect(actionsWith({ status })).toMatchObject({
    refund: false,
    refundRemaining: true,
    why: { refund: 'status' },
  })
  expect(actionsWith({ status, hasRemainingRefund: true }).refundRemaining).toBe(false)
  expect(actionsWith({ status, remainingCents: 0 }).why.refundRemaining).toBe('nothingLeft')
  expect(
    actionsWith({ status, settings: { ...facts.settings, allowSeveralPartialRefunds: true } }),
  ).toMatchObject({ refund: true, percentage: true })
})

test('a partial refund leaves only a refund of the rest when something is left and the business allows one partial refund', () => {
  const after = (over: object, allowSeveralPartialRefunds = false) =>
    isOnlyRestAfter(
      { scope: 'partial', remainingAfterCents: 100, ...over },
      { allowSeveralPartialRefunds },
    )
  expect([
    after({}),
    after({}, true),
    after({ remainingAfterCents: 0 }),
    after({ scope: 'remaining' }),
    after({ scope: 'total' }),
  ]).toEqual([true, false, false, false, false])
})

test('the percentage of a counter order is fixed unless the business allows others, and a free order has none', () => {
  expect(actionsWith({ status: 'CreatedByAdmin' }).percentage).toBe(false)
  expect(
    actionsWith({
      status: 'CreatedByAdmin',
      settings: { ...facts.settings, percentRefundOnCounterOrders: true },
    }).percentage,
  ).toBe(true)
  expect(actionsWith({ isFree: true, remainingCents: 0 })).toMatchObject({
    refund: true,
    cancel: true,
    percentage: false,
    why: { percentage: 'free' },
  })
})

test('a restriction, a missing email and a missing ticket are each given as the reason', () =>
  expect(actionsWith({ isRestricted: true, hasEmail: false, hasTickets: false }).why).toMatchObject(
    {
      refund: 'restricted',
      refundRemaining: 'restricted',
      resend: 'anonymous',
      print: 'noTicket',
    },
  ))

test('a rescheduling email needs a client, no pending payment, and a day ticket or rental whose time is not over', () => {
  expect(actionsWith({}).reschedule).toBe(true)
  expect(actionsWith({ hasEmail: false }).why.reschedule).toBe('anonymous')
  for (const status of orderStatuses)
    expect(actionsWith({ status }).reschedule, status).toBe(
      status !== 'PaymentInProgress' && status !== 'PaymentError',
    )
  expect(actionsWith({ hasDatedKind: false, hasTime: false }).why.reschedule).toBe('noTicket')
  expect(actionsWith({ hasTime: false, hasTimeToLose: false }).why.reschedule).toBe('noTime')
  expect(actionsWith({ hasTimeToLose: false }).why.reschedule).toBe('timeOver')
})

test('tickets can be edited while an exchange is possible, and emailed once one was edited', () => {
  expect(actionsWith({}).edit).toBe(true)
  expect(actionsWith({ hasTickets: false }).why.edit).toBe('noTicket')
  expect(actionsWith({ hasExchangeable: false }).why.edit).toBe('timeOver')
  expect(actionsWith({ status: 'PaymentInProgress' }).why.edit).toBe('status')
  expect(actionsWith({}).why.notify).toBe('notEdited')
  expect(actionsWith({ wasEdited: true }).notify).toBe(true)
  expect(actionsWith({ wasEdited: true, hasEmail: false }).why.notify).toBe('anonymous')
})

test('only orders that staff cancelled at no cost are reactivated, by those who may refund', () => {
  const cancelled = { ...facts, status: 'Canceled' as const, isCancelled: true }
  expect(actionsOf(cancelled).reactivate).toBe(true)
  expect(actionsOf({ ...cancelled, isRestricted: true }).why.reactivate).toBe('restricted')
  expect(actionsOf({ ...cancelled, isCancelled: false }).why.reactivate).toBe('status')
})
