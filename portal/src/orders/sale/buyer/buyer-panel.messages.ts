import { bilingual } from '../../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../../kit/text/plural.ts'

export const buyerPanelMessages = bilingual({
  fr: {
    title: 'Pour qui est la vente',
    details: 'Titulaires et réponses',
    toFill: (count: number) => pluralFr(count, { one: '# à remplir', other: '# à remplir' }),
    filled: 'Complet',
    done: 'Terminé',
  },
  en: {
    title: 'Who the sale is for',
    details: 'Holders and answers',
    toFill: (count) => pluralEn(count, { one: '# to fill in', other: '# to fill in' }),
    filled: 'Complete',
    done: 'Done',
  },
})
