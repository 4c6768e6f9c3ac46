import type { Language } from '@guichet/contract/rules.messages.ts'

type Words = {
  columns: Record<string, string>
}
/** Labels of an extracted list of orders, in the language of the reader. */
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
      party: 'Famille ou groupe',
    },
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
      party: 'Family or group',
    },
  },
}
