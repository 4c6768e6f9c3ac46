import { bilingual } from '../../kit/text/messages.ts'

export const activateMessages = bilingual({
  fr: {
    activate: (name: string) => `Mettre ${name} en vente`,
    commands: {
      activate: { success: 'Mise en vente', error: 'Impossible de mettre en vente' },
    },
  },
  en: {
    activate: (name) => `Put ${name} on sale`,
    commands: {
      activate: { success: 'On sale', error: 'Could not put it on sale' },
    },
  },
})
