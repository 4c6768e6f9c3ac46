import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const futureTicketsMessages = bilingual({
  fr: {
    tickets: (count: number) =>
      pluralFr(count, {
        one: '# billet à venir en dépend. Reportez-le d’abord\u00a0: son client choisira une autre date.',
        other:
          '# billets à venir en dépendent. Reportez-les d’abord\u00a0: leurs clients choisiront une autre date.',
      }),
    stays: (count: number) =>
      pluralFr(count, {
        one: '# séjour à venir en dépend.',
        other: '# séjours à venir en dépendent.',
      }),
    reschedule: 'Reporter des billets',
    unknown: 'Impossible de compter les billets à venir.',
  },
  en: {
    tickets: (count) =>
      pluralEn(count, {
        one: '# future ticket depends on it. Reschedule it first: its client will choose another date.',
        other:
          '# future tickets depend on it. Reschedule them first: their clients will choose another date.',
      }),
    stays: (count) =>
      pluralEn(count, {
        one: '# future stay depends on it.',
        other: '# future stays depend on it.',
      }),
    reschedule: 'Reschedule tickets',
    unknown: 'Could not count future tickets.',
  },
})
