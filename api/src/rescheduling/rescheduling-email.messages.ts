import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: 'Choisissez un nouveau moment',
  title: (name: string) =>
    name ? `${name}, votre visite doit être reportée` : 'Votre visite doit être reportée',
  intro:
    'Nous devons annuler le moment que vous aviez réservé. Vos billets restent valables\u00a0: choisissez un autre moment, sans frais.',
  lost: 'Moment annulé',
  choose: 'Choisir un nouveau moment',
  refund: 'Aucun autre moment ne convient\u00a0? Le même lien permet de demander un remboursement.',
  until:
    'Ce lien est personnel\u00a0: il ouvre vos billets sans mot de passe. Ne le transférez pas.',
  order: 'Commande',
  contact: 'Une question\u00a0? Écrivez-nous ou appelez-nous\u00a0:',
  noReason: 'Votre motif apparaîtra ici.',
}
export const reschedulingEmailMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    subject: 'Choose a new time',
    title: (name) =>
      name ? `${name}, your visit has to be rescheduled` : 'Your visit has to be rescheduled',
    intro:
      'We have to cancel the time that you had booked. Your tickets stay valid: choose another time, free of charge.',
    lost: 'Canceled time',
    choose: 'Choose a new time',
    refund: 'No other time suits you? The same link lets you ask for a refund.',
    until:
      'This link is yours alone: it opens your tickets without a password. Please do not forward it.',
    order: 'Order',
    contact: 'A question? Write or call us:',
    noReason: 'Your reason will stand here.',
  },
}
