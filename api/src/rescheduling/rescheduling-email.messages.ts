import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: 'Choisissez une nouvelle date',
  title: (name: string) =>
    name ? `${name}, votre visite doit être reportée` : 'Votre visite doit être reportée',
  intro:
    'Votre visite ne peut pas avoir lieu comme prévu. Vos billets restent valables\u00a0: choisissez une autre date, sans frais.',
  lost: 'Date annulée',
  choose: 'Choisir une nouvelle date',
  refund: 'Aucune autre date ne convient? Le même lien permet de demander un remboursement.',
  until: 'Ce lien personnel donne accès à vos billets. Ne le transférez pas.',
  order: 'Commande',
  contact: 'Une question? Écrivez-nous ou appelez-nous\u00a0:',
  noReason: 'Votre motif apparaîtra ici.',
}
export const reschedulingEmailMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    subject: 'Choose a new date',
    title: (name) =>
      name ? `${name}, your visit has to be rescheduled` : 'Your visit has to be rescheduled',
    intro:
      'Your visit can’t take place as planned. Your tickets are still valid: choose a new date at no charge.',
    lost: 'Cancelled date',
    choose: 'Choose a new date',
    refund: 'No other date suits you? Use the same link to request a refund.',
    until: 'This personal link gives access to your tickets. Don’t forward it.',
    order: 'Order',
    contact: 'Questions? Write or call us:',
    noReason: 'Your reason will appear here.',
  },
}
