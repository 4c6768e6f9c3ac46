import { bilingual } from '../../kit/text/messages.ts'

/** Validity of a ticket in words. */
export const timeTextMessages = bilingual({
  fr: {
    toBeChosen: 'Nouvelle date à choisir',
    anytime: 'Valable en tout temps',
    season: (from: string, to: string) => `Valable du ${from} au ${to}`,
  },
  en: {
    toBeChosen: 'New date to be chosen',
    anytime: 'Valid at any time',
    season: (from, to) => `Valid from ${from} to ${to}`,
  },
})
