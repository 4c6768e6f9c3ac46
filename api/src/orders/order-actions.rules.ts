import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'

export type ActionFacts = {
  status: OrderStatus
  hasEmail: boolean
  hasTickets: boolean
  /** A live ticket that can become another, as the exchange asks it. */
  hasExchangeable: boolean
  /** A ticket or an accessory was changed since the sale. */
  wasEdited: boolean
  /** A live day ticket or rental: a pass has its season, a stay its nights. */
  hasDatedKind: boolean
  /** One of those that has a time. */
  hasTime: boolean
  /** One of these whose time is not over. */
  hasTimeToLose: boolean
  /** It is cancelled, at no cost, by staff. */
  isCancelled: boolean
  isRestricted: boolean
  /** Nothing is left of what it cost: it is cancelled, not refunded. */
  isFree: boolean
  /** A ticket or stay that is valid, or something that was not given back. */
  hasSomethingValid: boolean
  /** Money was received for it. */
  isPaid: boolean
  /** What the client still owes, in cents. */
  owedCents: number
  /** A payment of it is under way: nothing may be refunded before it is over. */
  isBalanceAwaited: boolean
  /** A payment of it is disputed, and its bank decides or has decided: no provider refunds it. */
  isRefundStopped: boolean
  /** What is left to refund, in cents, as the refund rule says. */
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

/** Whether each thing may be done; `why` keeps the first reason against it. */
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

/** Whether a partial refund leaves no other than that of everything that remains. */
export const isOnlyRestAfter = (
  refund: { scope: 'partial' | 'remaining' | 'total'; remainingAfterCents: number },
  { allowSeveralPartialRefunds }: Pick<ActionFacts['settings'], 'allowSeveralPartialRefunds'>,
): boolean =>
  refund.scope === 'partial' && refund.remainingAfterCents > 0 && !allowSeveralPartialRefunds

/**
 * What may be done with an order now, and why not. One rule for the menu, the refund page and the
 * handler itself. Refundable when Completed or CreatedByAdmin; then only what remains, unless the
 * business allows several partial refunds. Source: docs/decisions.md 1 and 5.
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
