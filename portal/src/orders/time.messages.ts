import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

/** When tickets may be used, and how they came to it. */
export const timeMessages = bilingual({
  fr: {
    toBeChosen: 'Nouvelle date à choisir',
    anytime: 'Valable en tout temps',
    season: (from: string, to: string) => `Valable du ${from} au ${to}`,
    tickets: (references: readonly string[]) =>
      pluralFr(references.length, {
        one: `Billet ${references[0] ?? ''}`,
        other: '# billets',
      }),
    moved: 'déplacé',
    by: (who: string, when: string) => `par ${who}, le ${when}`,
    byClient: (when: string) => `par le client, le ${when}`,
  },
  en: {
    toBeChosen: 'New date to be chosen',
    anytime: 'Valid at any time',
    season: (from, to) => `Valid from ${from} to ${to}`,
    tickets: (references) =>
      pluralEn(references.length, {
        one: `Ticket ${references[0] ?? ''}`,
        other: '# tickets',
      }),
    moved: 'moved',
    by: (who, when) => `by ${who}, on ${when}`,
    byClient: (when) => `by the client, on ${when}`,
  },
})
