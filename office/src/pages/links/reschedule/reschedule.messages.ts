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
    lost: 'Date annulée',
    now: (when: string) => `Nouvelle date\u00a0: ${when}`,
    states: {
      waiting: 'Date à choisir',
      moved: 'Nouvelle date choisie',
      refundAsked: 'Remboursement demandé',
      closed: 'Terminé',
    },
    noTime:
      'Aucune date n’a assez de places pour tous ces billets. Essayez avec moins de billets ou demandez un remboursement.',
    refund: 'Demander un remboursement',
    refundText: 'L’entreprise vous répondra. D’ici là, vous pouvez encore choisir une date.',
    refundSent: 'Demande envoyée. Si vous choisissez une date, la demande sera retirée.',
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
    lost: 'Cancelled date',
    now: (when) => `New date: ${when}`,
    states: {
      waiting: 'Choose a date',
      moved: 'New date chosen',
      refundAsked: 'Refund requested',
      closed: 'Closed',
    },
    noTime:
      'No date has enough spots for all these tickets. Try fewer tickets, or request a refund.',
    refund: 'Request a refund',
    refundText: 'The business will reply to you. Until then, you can still choose a date.',
    refundSent: 'Request sent. If you choose a date, the request is withdrawn.',
  },
})
