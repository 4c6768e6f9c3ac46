import { bilingual } from '../text/messages.ts'

export const printKitMessages = bilingual({
  fr: {
    print: 'Imprimer',
    format: 'Format',
    formats: { '80mm': '80\u00a0mm', a4: 'A4', letter: 'Lettre' },
  },
  en: {
    print: 'Print',
    format: 'Format',
    formats: { '80mm': '80\u00a0mm', a4: 'A4', letter: 'Letter' },
  },
})
