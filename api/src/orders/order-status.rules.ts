import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'

/**
 * Every allowed step. No way leads out of ValidationError and RefundCompleted. Source:
 * docs/decisions.md 1.
 */
export const orderTransitions: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  Created: ['ValidationSucceed', 'ValidationError'],
  ValidationSucceed: ['Completed', 'PaymentInProgress'],
  PaymentInProgress: ['PaymentSucceed', 'PaymentError', 'Canceled'],
  PaymentError: ['PaymentInProgress', 'Canceled'],
  PaymentSucceed: ['Completed', 'RefundInProgress'],
  Completed: ['RefundInProgress', 'Canceled', 'PartialRefundCompleted'],
  CreatedByAdmin: ['RefundInProgress', 'Canceled', 'PartialRefundCompleted'],
  // The three after the second: the provider refused, the status before comes back.
  RefundInProgress: [
    'PartialRefundCompleted',
    'RefundCompleted',
    'PaymentSucceed',
    'Completed',
    'CreatedByAdmin',
  ],
  // The two last: what was cancelled at no cost is taken back at once.
  PartialRefundCompleted: ['RefundInProgress', 'Canceled', 'Completed', 'CreatedByAdmin'],
  // An order that cost nothing is reactivated: the status before comes back.
  Canceled: ['Completed', 'CreatedByAdmin', 'PartialRefundCompleted'],
}

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean =>
  orderTransitions[from]?.includes(to) ?? false
