import { bilingual } from '../../kit/text/messages.ts'

export const codesBackMessages = bilingual({
  fr: {
    label: (codes: string) => `Rendre utilisable de nouveau\u00a0: ${codes}`,
    hint: 'Code promo à usage unique\u00a0: sans cela, il reste utilisé.',
  },
  en: {
    label: (codes) => `Can be used again: ${codes}`,
    hint: 'Single-use promo code: otherwise it stays used.',
  },
})
