import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

/** What happened, by its audit code; a code that is not here yet shows itself in readable form. */
export const historyMessages = bilingual({
  fr: {
    codes: {
      'order.created': 'Commande créée',
      'order.refund_requested': 'Remboursement demandé',
      'order.refund_settled': 'Remboursement effectué',
      'order.refund_failed': 'Remboursement refusé par le fournisseur',
      'order.canceled': 'Commande annulée',
      'order.confirmation_resent': 'Courriel de commande renvoyé',
      'order.paid': 'Paiement reçu',
      'order.payment_failed': 'Paiement refusé',
      'order.expired': 'Délai de paiement expiré',
      'order.completed': 'Commande terminée',
      'ticket.voided': 'Billet annulé',
      'ticket.activated': 'Billet activé',
      'ticket.made_available': 'Billet rendu disponible',
      'ticket.moved': 'Billet déplacé',
      'ticket.forms_changed': 'Réponses du billet corrigées',
      'ticket.made_reschedulable': 'Billet rendu reportable',
      'ticket.refund_asked': 'Remboursement demandé par le client',
      'rescheduling.client_reminded': 'Rappel de report envoyé',
      'booking.status_changed': 'État de la réservation modifié',
      'booking.canceled': 'Réservation annulée',
      'rental.picked_up': 'Équipement remis',
      'rental.returned': 'Équipement retourné',
      'order.overbooked': 'Survente autorisée',
      'mail.queued': 'Courriel en attente d’envoi',
      'mail.sent': 'Courriel envoyé',
      'mail.refused': 'Courriel refusé',
    } as Record<string, string>,
    by: (who: string) => `par ${who}`,
    system: 'par le système',
    client: 'par le client',
    tickets: (count: number) => pluralFr(count, { one: '# billet', other: '# billets' }),
  },
  en: {
    codes: {
      'order.created': 'Order created',
      'order.refund_requested': 'Refund requested',
      'order.refund_settled': 'Refund completed',
      'order.refund_failed': 'Refund refused by the provider',
      'order.canceled': 'Order cancelled',
      'order.confirmation_resent': 'Order email resent',
      'order.paid': 'Payment received',
      'order.payment_failed': 'Payment refused',
      'order.expired': 'Payment time expired',
      'order.completed': 'Order completed',
      'ticket.voided': 'Ticket cancelled',
      'ticket.activated': 'Ticket activated',
      'ticket.made_available': 'Ticket made available',
      'ticket.moved': 'Ticket moved',
      'ticket.forms_changed': 'Ticket answers corrected',
      'ticket.made_reschedulable': 'Ticket made reschedulable',
      'ticket.refund_asked': 'Refund requested by client',
      'rescheduling.client_reminded': 'Rescheduling reminder sent',
      'booking.status_changed': 'Booking status changed',
      'booking.canceled': 'Booking cancelled',
      'rental.picked_up': 'Equipment picked up',
      'rental.returned': 'Equipment returned',
      'order.overbooked': 'Overbooking allowed',
      'mail.queued': 'Email waiting to be sent',
      'mail.sent': 'Email sent',
      'mail.refused': 'Email refused',
    } as Record<string, string>,
    by: (who) => `by ${who}`,
    system: 'by the system',
    client: 'by the client',
    tickets: (count) => pluralEn(count, { one: '# ticket', other: '# tickets' }),
  },
})

/** `stock.put_back` → « Stock put back »: for a code without a translation. */
export const readableCode = (code: string): string => {
  const text = code.replace(/[._]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
