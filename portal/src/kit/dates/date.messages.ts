import { bilingual } from '../text/messages.ts'

export const dateMessages = bilingual({
  fr: {
    pattern: 'AAAA-MM-JJ',
    notADay: 'Entrez une date AAAA-MM-JJ.',
    pick: (what: string) => `Ouvrir le calendrier\u00a0: ${what}`,
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previousYear: 'Année précédente',
    nextYear: 'Année suivante',
    previousDecade: 'Décennie précédente',
    nextDecade: 'Décennie suivante',
  },
  en: {
    pattern: 'YYYY-MM-DD',
    notADay: 'Enter a date as YYYY-MM-DD.',
    pick: (what) => `Open the calendar: ${what}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
})
