import { bilingual } from '../text/messages.ts'

export const lazyPartMessages = bilingual({
  fr: { notOpened: 'Pas encore ouvert' },
  en: { notOpened: 'Not opened yet' },
})
