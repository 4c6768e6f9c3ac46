import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const timeMessages = bilingual({
  fr: {
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
