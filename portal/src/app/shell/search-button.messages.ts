import { bilingual } from '../../kit/text/messages.ts'

export const searchButtonMessages = bilingual({
  fr: { search: 'Rechercher…' },
  en: { search: 'Search…' },
})
