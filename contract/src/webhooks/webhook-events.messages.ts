import type { Language } from '../rules.messages.ts'

const fr = {
  'order.created': 'Commande créée',
  'order.paid': 'Commande payée, ou son solde',
  'order.completed': 'Commande terminée',
  'order.canceled': 'Commande annulée ou non payée à temps',
  'order.reactivated': 'Commande réactivée',
  'order.disputed': 'Litige ouvert ou réglé',
  'refund.requested': 'Remboursement demandé',
  'refund.settled': 'Remboursement effectué',
  'refund.failed': 'Remboursement refusé ou retourné',
  'ticket.activated': 'Billet activé',
  'ticket.moved': 'Billet déplacé ou échangé',
  'ticket.voided': 'Billet annulé ou bloqué',
  'ticket.restored': 'Billet rétabli ou débloqué',
  'ticket.validated': 'Billet accepté à l’entrée',
  'client.changed': 'Client d’une commande corrigé',
  'client.erased': 'Client effacé',
}
/** Events that a webhook can subscribe to. */
export type WebhookEvent = keyof typeof fr
export const webhookEvents = Object.keys(fr) as [WebhookEvent, ...WebhookEvent[]]
/** Event of the test button; no webhook can subscribe to it. */
export const testEvent = 'webhook.test'

export const webhookEventMessages: Record<Language, Record<WebhookEvent, string>> = {
  fr,
  en: {
    'order.created': 'Order created',
    'order.paid': 'Order paid, or its balance',
    'order.completed': 'Order completed',
    'order.canceled': 'Order cancelled or not paid in time',
    'order.reactivated': 'Order reactivated',
    'order.disputed': 'Dispute opened or settled',
    'refund.requested': 'Refund requested',
    'refund.settled': 'Refund completed',
    'refund.failed': 'Refund refused or sent back',
    'ticket.activated': 'Ticket activated',
    'ticket.moved': 'Ticket moved or exchanged',
    'ticket.voided': 'Ticket cancelled or blocked',
    'ticket.restored': 'Ticket restored or unblocked',
    'ticket.validated': 'Ticket accepted at the entrance',
    'client.changed': 'Client of an order corrected',
    'client.erased': 'Client erased',
  },
}
