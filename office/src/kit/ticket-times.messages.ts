import { bilingual } from '@guichet/contract/bilingual.ts'

export const ticketTimesMessages = bilingual({
  fr: {
    toBeChosen: 'Nouvelle date à choisir',
    anytime: 'Valable en tout temps',
    season: (from: string, to: string) => `Valable du ${from} au ${to}`,
    nights: (from: string, to: string) => `Du ${from} au ${to}`,
  },
  en: {
    toBeChosen: 'New date to be chosen',
    anytime: 'Valid at any time',
    season: (from, to) => `Valid from ${from} to ${to}`,
    nights: (from, to) => `From ${from} to ${to}`,
  },
})
