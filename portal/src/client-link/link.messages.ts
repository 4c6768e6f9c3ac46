import { bilingual } from '../kit/messages.ts'
import { pluralEn, pluralFr } from '../kit/plural.ts'

export const linkMessages = bilingual({
  fr: {
    page: 'Choisir un nouveau moment',
    loading: 'Chargement de vos billets…',
    dead: 'Ce lien n’est plus valable',
    deadText:
      'Il a peut-être expiré, ou n’a pas été copié en entier. Ouvrez-le de nouveau depuis le courriel, ou écrivez à l’entreprise\u00a0: vos billets restent valables.',
    away: 'Vos billets n’ont pas pu être chargés',
    awayText: 'Vérifiez la connexion, puis réessayez.',
    retry: 'Réessayer',
    hello: (name: string) => (name ? `Bonjour ${name}` : 'Bonjour'),
    intro: 'Le moment que vous aviez réservé est annulé. Choisissez-en un autre, sans frais.',
    thanks: 'C’est noté. Merci\u00a0!',
    thanksText:
      'Présentez le code QR de vos billets à l’entrée au nouveau moment\u00a0; l’entreprise peut vous renvoyer votre confirmation.',
    from: (name: string) => `Message de ${name}`,
    order: (reference: string) => `Commande ${reference}`,
    tickets: 'Vos billets',
    which: 'Pour quels billets\u00a0?',
    lost: 'Moment annulé',
    now: 'Nouveau moment',
    states: {
      waiting: 'À choisir',
      moved: 'Choisi',
      refundAsked: 'Remboursement demandé',
      closed: 'Fermé',
    },
    day: 'Jour',
    time: 'Heure',
    left: (n: number) => pluralFr(n, { one: '# place', other: '# places' }),
    noTime:
      'Aucun moment n’a assez de places pour ces billets ensemble. Essayez pour moins de billets à la fois, ou demandez un remboursement.',
    timesFailed: 'Les moments libres n’ont pas pu être chargés.',
    more: 'Jours suivants',
    first: 'Premiers jours',
    confirm: (n: number) =>
      pluralFr(n, { one: 'Confirmer pour # billet', other: 'Confirmer pour # billets' }),
    refund: 'Demander plutôt un remboursement',
    refundTitle: 'Demander un remboursement\u00a0?',
    refundText:
      'L’entreprise recevra votre demande et vous répondra. Vous pourrez encore choisir un moment en attendant.',
    refundVerb: 'Demander',
    refundSent:
      'Votre demande est transmise. Vous pouvez encore choisir un moment\u00a0: la demande sera alors retirée.',
    taken: 'Ces places viennent d’être prises. Choisissez un autre moment.',
    changed: 'Ce billet a changé entre-temps\u00a0: voici où il en est.',
    tooMany: 'Trop d’essais. Attendez quelques minutes avant de réessayer.',
    notDone: 'Rien n’a été changé. Réessayez.',
    contact: 'Une question\u00a0?',
    other: 'English',
  },
  en: {
    page: 'Choose a new time',
    loading: 'Loading your tickets…',
    dead: 'This link is no longer valid',
    deadText:
      'It may have expired, or was not copied whole. Open it again from the e-mail, or write to the business: your tickets stay valid.',
    away: 'Your tickets could not be loaded',
    awayText: 'Check your connection, then try again.',
    retry: 'Try again',
    hello: (name) => (name ? `Hello ${name}` : 'Hello'),
    intro: 'The time that you had booked is canceled. Choose another one, free of charge.',
    thanks: 'Noted. Thank you!',
    thanksText:
      'Show the QR code of your tickets at the entrance at the new time; the business can send your confirmation again.',
    from: (name) => `Message from ${name}`,
    order: (reference) => `Order ${reference}`,
    tickets: 'Your tickets',
    which: 'For which tickets?',
    lost: 'Canceled time',
    now: 'New time',
    states: {
      waiting: 'To be chosen',
      moved: 'Chosen',
      refundAsked: 'Refund asked for',
      closed: 'Closed',
    },
    day: 'Day',
    time: 'Time',
    left: (n) => pluralEn(n, { one: '# place', other: '# places' }),
    noTime:
      'No time has enough places for these tickets together. Try for fewer tickets at once, or ask for a refund.',
    timesFailed: 'The free times could not be loaded.',
    more: 'Later days',
    first: 'First days',
    confirm: (n) => pluralEn(n, { one: 'Confirm for # ticket', other: 'Confirm for # tickets' }),
    refund: 'Ask for a refund instead',
    refundTitle: 'Ask for a refund?',
    refundText:
      'The business will get your request and answer you. You may still choose a time meanwhile.',
    refundVerb: 'Ask',
    refundSent:
      'Your request is on its way. You may still choose a time: the request is then withdrawn.',
    taken: 'These places were just taken. Choose another time.',
    changed: 'This ticket changed meanwhile: here is how it stands.',
    tooMany: 'Too many tries. Wait a few minutes before you try again.',
    notDone: 'Nothing was changed. Try again.',
    contact: 'A question?',
    other: 'Français',
  },
})
