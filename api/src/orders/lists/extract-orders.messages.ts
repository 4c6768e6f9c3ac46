import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'

type Words = {
  columns: Record<string, string>
  statuses: Record<OrderStatus, string>
  methods: Record<string, string>
  counter: string
  online: string
}
/** What an extracted list of orders is called and says, in the language of who asks for it. */
export const orderSheetMessages: Record<Language, Words> = {
  fr: {
    columns: {
      reference: 'Numéro',
      ordered: 'Date de réception',
      status: 'État',
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      postalCode: 'Code postal',
      channel: 'Canal',
      seller: 'Vendue par',
      methods: 'Mode de paiement',
      payment: 'Réf. de paiement',
      tickets: 'Billets',
      total: 'Total',
      refunded: 'Remboursé',
    },
    statuses: {
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
    methods: {
      cash: 'Argent comptant',
      card: 'Carte au comptoir',
      other: 'Autre',
      free: 'Gratuit',
      online: 'En ligne',
    },
    counter: 'Comptoir',
    online: 'En ligne',
  },
  en: {
    columns: {
      reference: 'Number',
      ordered: 'Reception date',
      status: 'Status',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      postalCode: 'Postal code',
      channel: 'Channel',
      seller: 'Sold by',
      methods: 'Payment method',
      payment: 'Payment ref.',
      tickets: 'Tickets',
      total: 'Total',
      refunded: 'Refunded',
    },
    statuses: {
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
    methods: {
      cash: 'Cash',
      card: 'Card at the counter',
      other: 'Other',
      free: 'Free',
      online: 'Online',
    },
    counter: 'Counter',
    online: 'Online',
  },
}
