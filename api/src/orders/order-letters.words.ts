import type { Language } from '@guichet/contract/rules.words.ts'

const fr = {
  confirmation: (reference: string) => `Votre commande ${reference}`, thanks: (name: string) => (name ? `Merci ${name}!` : 'Merci!'),
  confirmed: 'Votre commande est confirmée. Présentez le code QR de chaque billet à l’entrée.', confirmedPlain: 'Votre commande est confirmée.',
  order: 'Commande', invoice: 'Facture', subtotal: 'Sous-total', fees: 'Frais de service', rebates: 'Rabais', total: 'Total', anytime: 'Valable en tout temps', season: (from: string, to: string) => `Valable du ${from} au ${to}`, ticket: 'Billet', contact: 'Une question? Écrivez-nous ou appelez-nous\u00a0:',
  terms: 'Conditions générales', refundPolicy: 'Politique de remboursement',
  refund: (reference: string) => `Remboursement de votre commande ${reference}`, refundText: (amount: string) => `Nous vous avons remboursé ${amount}.`, refunded: 'Articles remboursés', creditNote: 'Note de crédit', including: 'dont', reason: 'Motif',
  cancellation: (reference: string) => `Annulation de votre commande ${reference}`, cancellationText: 'Les articles suivants ont été annulés.', keptTickets: 'Les billets annulés ne sont plus acceptés à l’entrée.',
}

export const letterWords: Record<Language, typeof fr> = {
  fr,
  en: {
    confirmation: (reference) => `Your order ${reference}`, thanks: (name) => (name ? `Thank you ${name}!` : 'Thank you!'),
    confirmed: 'Your order is confirmed. Show the QR code of each ticket at the entrance.', confirmedPlain: 'Your order is confirmed.',
    order: 'Order', invoice: 'Invoice', subtotal: 'Subtotal', fees: 'Service fees', rebates: 'Rebates', total: 'Total', anytime: 'Valid at any time', season: (from: string, to: string) => `Valid from ${from} to ${to}`, ticket: 'Ticket', contact: 'Questions? Write or call us:',
    terms: 'Terms and conditions', refundPolicy: 'Refund policy',
    refund: (reference) => `Refund of your order ${reference}`, refundText: (amount) => `We refunded ${amount} to you.`, refunded: 'Refunded items', creditNote: 'Credit note', including: 'including', reason: 'Reason',
    cancellation: (reference) => `Cancellation of your order ${reference}`, cancellationText: 'The following items were cancelled.', keptTickets: 'Cancelled tickets are no longer accepted at the entrance.',
  },
}
