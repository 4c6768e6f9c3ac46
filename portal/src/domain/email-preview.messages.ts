import { bilingual } from '../kit/text/messages.ts'

export const emailPreviewMessages = bilingual({
  fr: { email: 'Courriel', language: 'Langue du courriel' },
  en: { email: 'Email', language: 'Language of the email' },
})
