import { bilingual } from '../../kit/text/messages.ts'

export const menuMessages = bilingual({
  fr: { noPages: 'Aucune page de l’administration.' },
  en: { noPages: 'No page of the back office.' },
})
