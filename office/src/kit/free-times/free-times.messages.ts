import { bilingual } from '@guichet/contract/bilingual.ts'

export const freeTimesMessages = bilingual({
  fr: {
    which: 'Pour quels billets?',
    day: 'Jour',
    time: 'Heure',
    left: (n: number) => (n > 1 ? `${n} places` : `${n} place`),
    more: 'Dates suivantes',
    first: 'Premières dates',
    update: 'Voir les dates pour les billets cochés',
    confirm: 'Confirmer pour 1 billet',
    confirmChecked: 'Confirmer pour les billets cochés',
    problems: {
      none: 'Cochez au moins un billet.',
      noTime: 'Choisissez une heure.',
      taken: 'Ces places viennent d’être prises. Choisissez une autre date.',
      changed: 'Ce billet vient d’être modifié. Voici l’information à jour.',
      notDone: 'Rien n’a été changé. Réessayez.',
    },
  },
  en: {
    which: 'For which tickets?',
    day: 'Day',
    time: 'Time',
    left: (n) => (n === 1 ? '1 spot' : `${n} spots`),
    more: 'Later dates',
    first: 'First dates',
    update: 'See the dates for the checked tickets',
    confirm: 'Confirm for 1 ticket',
    confirmChecked: 'Confirm for the checked tickets',
    problems: {
      none: 'Check at least one ticket.',
      noTime: 'Choose a time.',
      taken: 'Those spots were just taken. Choose another date.',
      changed: 'This ticket was just changed. Here is the latest information.',
      notDone: 'Nothing was changed. Try again.',
    },
  },
})
export type TimeProblem = keyof (typeof freeTimesMessages)['fr']['problems']
