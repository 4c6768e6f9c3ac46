import { bilingual } from '@guichet/contract/bilingual.ts'

export const monthCalendarMessages = bilingual({
  fr: {
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    states: {
      open: 'Des places sont libres',
      few: 'Presque complet',
      full: 'Complet',
      over: 'Terminé',
      closed: 'Fermé',
    },
    shortStates: { few: 'presque complet', full: 'complet' },
  },
  en: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    states: {
      open: 'Places are left',
      few: 'Nearly full',
      full: 'Full',
      over: 'Over',
      closed: 'Closed',
    },
    shortStates: { few: 'nearly full', full: 'full' },
  },
})
