import { bilingual } from '@guichet/contract/bilingual.ts'

export const rescheduleMessages = bilingual({
  fr: {
    page: 'Choisir une nouvelle date',
    hello: (name: string) => (name ? `Bonjour ${name}` : 'Bonjour'),
    intro:
      'Votre visite ne peut pas avoir lieu comme prévu. Vos billets restent valables\u00a0: choisissez une autre date, sans frais.',
    thanks: 'C’est confirmé. Merci!',
    thanksText:
      'Présentez le code QR de vos billets à l’entrée. L’entreprise peut vous renvoyer votre confirmation.',
    over: 'Plus rien à choisir',
    overText:
      'Ces billets n’attendent plus de nouvelle date. Communiquez avec l’entreprise si vous avez une question.',
    from: (name: string) => `Message de ${name}`,
    order: (reference: string) => `Commande ${reference}`,
    tickets: 'Vos billets',
    which: 'Pour quels billets?',
    lost: 'Date annulée',
    now: (when: string) => `Nouvelle date\u00a0: ${when}`,
    states: {
      waiting: 'Date à choisir',
      moved: 'Nouvelle date choisie',
      refundAsked: 'Remboursement demandé',
      closed: 'Terminé',
    },
    day: 'Jour',
    time: 'Heure',
    left: (n: number) => (n > 1 ? `${n} places` : `${n} place`),
    noTime:
      'Aucune date n’a assez de places pour tous ces billets. Essayez avec moins de billets ou demandez un remboursement.',
    more: 'Dates suivantes',
    first: 'Premières dates',
    update: 'Voir les dates pour les billets cochés',
    confirm: 'Confirmer pour 1 billet',
    confirmChecked: 'Confirmer pour les billets cochés',
    refund: 'Demander un remboursement',
    refundText: 'L’entreprise vous répondra. D’ici là, vous pouvez encore choisir une date.',
    refundSent: 'Demande envoyée. Si vous choisissez une date, la demande sera retirée.',
    problems: {
      none: 'Cochez au moins un billet.',
      noTime: 'Choisissez une heure.',
      taken: 'Ces places viennent d’être prises. Choisissez une autre date.',
      changed: 'Ce billet vient d’être modifié. Voici l’information à jour.',
      notDone: 'Rien n’a été changé. Réessayez.',
    },
  },
  en: {
    page: 'Choose a new date',
    hello: (name) => (name ? `Hello ${name}` : 'Hello'),
    intro:
      'Your visit can’t take place as planned. Your tickets are still valid: choose a new date at no charge.',
    thanks: 'You’re all set. Thank you!',
    thanksText:
      'Show your tickets’ QR code at the entrance. The business can resend your confirmation.',
    over: 'Nothing left to choose',
    overText:
      'These tickets no longer wait for a new date. Contact the business if you have a question.',
    from: (name) => `Message from ${name}`,
    order: (reference) => `Order ${reference}`,
    tickets: 'Your tickets',
    which: 'For which tickets?',
    lost: 'Cancelled date',
    now: (when) => `New date: ${when}`,
    states: {
      waiting: 'Choose a date',
      moved: 'New date chosen',
      refundAsked: 'Refund requested',
      closed: 'Closed',
    },
    day: 'Day',
    time: 'Time',
    left: (n) => (n === 1 ? '1 spot' : `${n} spots`),
    noTime:
      'No date has enough spots for all these tickets. Try fewer tickets, or request a refund.',
    more: 'Later dates',
    first: 'First dates',
    update: 'See the dates for the checked tickets',
    confirm: 'Confirm for 1 ticket',
    confirmChecked: 'Confirm for the checked tickets',
    refund: 'Request a refund',
    refundText: 'The business will reply to you. Until then, you can still choose a date.',
    refundSent: 'Request sent. If you choose a date, the request is withdrawn.',
    problems: {
      none: 'Check at least one ticket.',
      noTime: 'Choose a time.',
      taken: 'Those spots were just taken. Choose another date.',
      changed: 'This ticket was just changed. Here is the latest information.',
      notDone: 'Nothing was changed. Try again.',
    },
  },
})
export type RescheduleProblem = keyof (typeof rescheduleMessages)['fr']['problems']
