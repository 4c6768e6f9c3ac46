import type { Language } from '../rules.messages.ts'
import type { OrderStatus } from './order-status.ts'

/** The name of each status, on screens and in files. */
export const orderStatusMessages: Record<Language, Record<OrderStatus, string>> = {
  fr: {
    Canceled: 'Annulée',
    Created: 'Créée',
    CreatedByAdmin: 'Créée au comptoir',
    ValidationSucceed: 'Validée, paiement attendu',
    ValidationError: 'Échec de la transaction',
    PaymentSucceed: 'Paiement accepté',
    PaymentError: 'Paiement refusé',
    PaymentInProgress: 'Paiement en cours',
    Completed: 'Terminée',
    RefundInProgress: 'Remboursement en cours',
    PartialRefundCompleted: 'Remboursée en partie',
    RefundCompleted: 'Remboursée',
  },
  en: {
    Canceled: 'Cancelled',
    Created: 'Created',
    CreatedByAdmin: 'Created at the counter',
    ValidationSucceed: 'Validated, payment expected',
    ValidationError: 'Transaction failed',
    PaymentSucceed: 'Payment accepted',
    PaymentError: 'Payment refused',
    PaymentInProgress: 'Payment in progress',
    Completed: 'Completed',
    RefundInProgress: 'Refund in progress',
    PartialRefundCompleted: 'Partly refunded',
    RefundCompleted: 'Refunded',
  },
}
