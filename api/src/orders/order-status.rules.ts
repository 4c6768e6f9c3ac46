import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'

/**
 * All allowed transitions. No transition leads out of ValidationError or RefundCompleted. Source:
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
  // The last three: the provider rejected the refund, so the previous status is restored.
  RefundInProgress: [
    'PartialRefundCompleted',
    'RefundCompleted',
    'PaymentSucceed',
    'Completed',
    'CreatedByAdmin',
  ],
  // The last two: a cancellation at no cost is reversed at once.
  PartialRefundCompleted: ['RefundInProgress', 'Canceled', 'Completed', 'CreatedByAdmin'],
  // Reactivation of an order that cost nothing restores its previous status.
  Canceled: ['Completed', 'CreatedByAdmin', 'PartialRefundCompleted'],
}

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean =>
  orderTransitions[from]?.includes(to) ?? false
