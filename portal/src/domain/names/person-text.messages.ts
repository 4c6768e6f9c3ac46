import { bilingual } from '../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../kit/text/plural.ts'

export const personTextMessages = bilingual({
  fr: {
    unnamed: 'Personne sans nom',
    years: (age: number) => pluralFr(age, { one: '# an', other: '# ans' }),
    height: (height: number) => `${height}\u00a0cm`,
    boot: (boot: string) => `pointure ${boot}`,
  },
  en: {
    unnamed: 'Person without a name',
    years: (age) => pluralEn(age, { one: '# year', other: '# years' }),
    height: (height) => `${height}\u00a0cm`,
    boot: (boot) => `boot ${boot}`,
  },
})
