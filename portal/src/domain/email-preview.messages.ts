import { bilingual } from '../kit/text/messages.ts'

export const emailPreviewMessages = bilingual({
  fr: {
    email: 'Courriel',
    language: 'Langue du courriel',
    attached: (files: string) => `Joint\u00a0: ${files}`,
  },
  en: {
    email: 'Email',
    language: 'Language of the email',
    attached: (files) => `Attached: ${files}`,
  },
})
