import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: (reference: string) => `Vos billets modifiés, commande ${reference}`,
  title: (name: string) =>
    name ? `${name}, vos billets ont été modifiés` : 'Vos billets ont été modifiés',
  intro:
    'Voici vos billets tels qu’ils sont maintenant. Présentez ces codes QR à l’entrée\u00a0: le code précédent d’un billet modifié n’est plus accepté.',
  choose: 'Choisir une nouvelle date',
  order: 'Commande',
  contact: 'Une question? Écrivez-nous ou appelez-nous\u00a0:',
}
export const ticketsUpdatedMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    subject: (reference) => `Your updated tickets, order ${reference}`,
    title: (name) =>
      name ? `${name}, your tickets have been changed` : 'Your tickets have been changed',
    intro:
      'Here are your tickets as they are now. Show these QR codes at the entrance: the previous code of a changed ticket is no longer accepted.',
    choose: 'Choose a new date',
    order: 'Order',
    contact: 'Questions? Write or call us:',
  },
}
