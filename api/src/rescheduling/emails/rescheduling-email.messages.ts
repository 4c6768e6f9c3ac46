import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: 'Choisissez une nouvelle date',
  title: (name: string) =>
    name ? `${name}, votre visite doit être reportée` : 'Votre visite doit être reportée',
  intro:
    'Votre visite ne peut pas avoir lieu comme prévu. Vos billets restent valables\u00a0: choisissez une autre date, sans frais.',
  lost: 'Date annulée',
  kept: 'Aussi dans votre commande ce jour-là',
  keptHint: 'Ces réservations ne changent pas. Écrivez-nous si vous voulez les déplacer aussi.',
  choose: 'Choisir une nouvelle date',
  refund: 'Aucune autre date ne convient? Le même lien permet de demander un remboursement.',
  until: 'Ce lien personnel donne accès à vos billets. Ne le transférez pas.',
  order: 'Commande',
  contact: 'Une question? Écrivez-nous ou appelez-nous\u00a0:',
  noReason: 'Votre motif apparaîtra ici.',
  newTimeSubject: (reference: string) => `Votre nouvelle date, commande ${reference}`,
  newTimeTitle: (name: string) =>
    name ? `${name}, votre nouvelle date est confirmée` : 'Votre nouvelle date est confirmée',
  newTimeIntro:
    'Voici vos nouveaux billets. Ils remplacent les précédents, dont le code QR n’est plus accepté à l’entrée.',
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
    kept: 'Also in your order that day',
    keptHint: 'These bookings don’t change. Write to us if you want to move them too.',
    choose: 'Choose a new date',
    refund: 'No other date suits you? Use the same link to request a refund.',
    until: 'This personal link gives access to your tickets. Don’t forward it.',
    order: 'Order',
    contact: 'Questions? Write or call us:',
    noReason: 'Your reason will appear here.',
    newTimeSubject: (reference) => `Your new date, order ${reference}`,
    newTimeTitle: (name) =>
      name ? `${name}, your new date is confirmed` : 'Your new date is confirmed',
    newTimeIntro:
      'Here are your new tickets. They replace the previous ones, whose QR codes are no longer accepted at the entrance.',
  },
}
