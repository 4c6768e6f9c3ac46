import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'

export type ActionFacts = {
  status: OrderStatus
  hasEmail: boolean
  hasTickets: boolean
  /** Has a live ticket that can be exchanged. */
  hasExchangeable: boolean
  /** A ticket or an accessory was changed since the sale. */
  wasEdited: boolean
  /** Has a live day ticket or rental; passes have a season, bookings have nights. */
  hasDatedKind: boolean
  /** Has such a unit with a time. */
  hasTime: boolean
  /** Has such a unit whose time is not over. */
  hasTimeToLose: boolean
  /** Staff cancelled it at no cost. */
  isCancelled: boolean
  isRestricted: boolean
  /** It has no cost left, so it is cancelled, not refunded. */
  isFree: boolean
  /** Has a valid ticket or booking, or another unit that was not refunded. */
  hasSomethingValid: boolean
  /** A payment was received. */
  isPaid: boolean
  /** Amount that the client still owes, in cents. */
  owedCents: number
  /** A payment of the balance is pending: refunds wait until it ends. */
  isBalanceAwaited: boolean
  /** A payment is under dispute or was lost in one: no provider refunds it. */
  isRefundStopped: boolean
  /** Amount left to refund, in cents, by the refund rule. */
  remainingCents: number
  hasUncancelledUnit: boolean
  hasRemainingRefund: boolean
  settings: { percentRefundOnCounterOrders: boolean; allowSeveralPartialRefunds: boolean }
}
type Reason =
  | 'anonymous'
  | 'status'
  | 'restricted'
  | 'nothingLeft'
  | 'noTicket'
  | 'free'
  | 'noTime'
  | 'timeOver'
  | 'notEdited'
  | 'paymentAwaited'
  | 'disputed'
  | 'nothingOwed'
  | 'nothingValid'
  | 'notPaid'
export type Actions = {
  resend: boolean
  refund: boolean
  refundRemaining: boolean
  cancel: boolean
  percentage: boolean
  print: boolean
  receipt: boolean
  reschedule: boolean
  edit: boolean
  notify: boolean
  reactivate: boolean
  payBalance: boolean
  why: Record<string, Reason>
}

const isFinal = (status: OrderStatus) => status === 'Completed' || status === 'CreatedByAdmin'
const isSold = (status: OrderStatus) =>
  isFinal(status) ||
  ['RefundInProgress', 'PartialRefundCompleted', 'RefundCompleted'].includes(status)

/** Collects whether each action is allowed; `why` has the first reason against it. */
function verdicts() {
  const why: Record<string, Reason> = {}
  const may = (name: string, reasons: [boolean, Reason][]): boolean => {
    const blocked = reasons.find(([isBlocked]) => isBlocked)
    if (blocked) why[name] = blocked[1]
    return !blocked
  }
  return { why, may }
}

type May = ReturnType<typeof verdicts>['may']
type MoneyActions = Pick<
  Actions,
  'refund' | 'refundRemaining' | 'cancel' | 'percentage' | 'payBalance'
>
function moneyActions(facts: ActionFacts, may: May): MoneyActions {
  const { status, settings } = facts
  const hasSomethingLeft = facts.isFree ? facts.hasUncancelledUnit : facts.remainingCents > 0
  const isPartial = status === 'PartialRefundCompleted'
  const refund = may('refund', [
    [facts.isRestricted, 'restricted'],
    [!isFinal(status) && !(isPartial && settings.allowSeveralPartialRefunds), 'status'],
    [facts.isBalanceAwaited, 'paymentAwaited'],
    [facts.isRefundStopped, 'disputed'],
    [!hasSomethingLeft, 'nothingLeft'],
  ])
  const refundRemaining = may('refundRemaining', [
    [facts.isRestricted, 'restricted'],
    [!isPartial || facts.hasRemainingRefund, 'status'],
    [facts.isBalanceAwaited, 'paymentAwaited'],
    [facts.isRefundStopped, 'disputed'],
    [!hasSomethingLeft, 'nothingLeft'],
  ])
  return {
    refund,
    refundRemaining,
    cancel: (refund || refundRemaining) && facts.isFree,
    percentage: may('percentage', [
      [facts.isFree, 'free'],
      [
        status !== 'Completed' &&
          !(settings.percentRefundOnCounterOrders && (status === 'CreatedByAdmin' || isPartial)) &&
          !(isPartial && settings.allowSeveralPartialRefunds),
        'status',
      ],
    ]),
    payBalance: may('payBalance', [
      [facts.owedCents <= 0, 'nothingOwed'],
      [facts.isBalanceAwaited, 'paymentAwaited'],
    ]),
  }
}

/** Whether, after a partial refund, only a refund of the whole rest is allowed. */
export const isOnlyRestAfter = (
  refund: { scope: 'partial' | 'remaining' | 'total'; remainingAfterCents: number },
  { allowSeveralPartialRefunds }: Pick<ActionFacts['settings'], 'allowSeveralPartialRefunds'>,
): boolean =>
  refund.scope === 'partial' && refund.remainingAfterCents > 0 && !allowSeveralPartialRefunds

/**
 * Actions that are allowed on an order now, and the reasons against the others. The menu, the
 * refund page and the handlers use this one rule. An order is refundable when Completed or
 * CreatedByAdmin; after that only the rest, unless the business allows several partial refunds.
 * Source: docs/decisions.md 1 and 5.
 */
export function actionsOf(facts: ActionFacts): Actions {
  const { status } = facts
  const { why, may } = verdicts()
  return {
    ...moneyActions(facts, may),
    resend: may('resend', [
      [!facts.hasEmail, 'anonymous'],
      [!isSold(status), 'status'],
      [!facts.hasSomethingValid, 'nothingValid'],
    ]),
    print: may('print', [[!facts.hasTickets, 'noTicket']]),
    receipt: may('receipt', [[!facts.isPaid && !isSold(status), 'notPaid']]),
    reschedule: may('reschedule', [
      [!facts.hasEmail, 'anonymous'],
      [status === 'PaymentInProgress' || status === 'PaymentError', 'status'],
      [!facts.hasDatedKind, 'noTicket'],
      [!facts.hasTime, 'noTime'],
      [!facts.hasTimeToLose, 'timeOver'],
    ]),
    edit: may('edit', [
      [!facts.hasTickets, 'noTicket'],
      [!isSold(status), 'status'],
      [!facts.hasExchangeable, 'timeOver'],
    ]),
    notify: may('notify', [
      [!facts.hasEmail, 'anonymous'],
      [!facts.hasTickets, 'noTicket'],
      [!isSold(status), 'status'],
      [!facts.wasEdited, 'notEdited'],
    ]),
    reactivate: may('reactivate', [
      [facts.isRestricted, 'restricted'],
      [!facts.isCancelled, 'status'],
    ]),
    why,
  }
}
