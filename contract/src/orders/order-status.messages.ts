import type { Language } from '../rules.messages.ts'
import type { OrderStatus, SettledStatus, Settlement } from './order-status.ts'

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

type Names = Record<SettledStatus, Record<Settlement, string>>
/** The settlement of a sold order, with where it was sold. */
const settlementMessages: Record<Language, Names> = {
  fr: {
    CreatedByAdmin: {
      paid: 'Payée · comptoir',
      owed: 'Solde dû · comptoir',
      free: 'Gratuite · comptoir',
    },
    Completed: {
      paid: 'Payée · en ligne',
      owed: 'Solde dû · en ligne',
      free: 'Gratuite · en ligne',
    },
  },
  en: {
    CreatedByAdmin: {
      paid: 'Paid · counter',
      owed: 'Balance due · counter',
      free: 'Free · counter',
    },
    Completed: { paid: 'Paid · online', owed: 'Balance due · online', free: 'Free · online' },
  },
}

type State = { status: OrderStatus; settlement?: Settlement | undefined }
/** State of an order: its settlement if it is sold, otherwise its status. */
export const orderStateText = (language: Language, { status, settlement }: State): string =>
  settlement && (status === 'CreatedByAdmin' || status === 'Completed')
    ? settlementMessages[language][status][settlement]
    : orderStatusMessages[language][status]
