import { bilingual } from '../kit/text/messages.ts'

export const reportMessages = bilingual({
  fr: {
    commands: {
      createReport: { success: 'Rapport créé', error: 'Impossible de créer le rapport' },
      deleteReport: { success: 'Rapport supprimé', error: 'Impossible de supprimer le rapport' },
    },
  },
  en: {
    commands: {
      createReport: { success: 'Report created', error: 'Could not create the report' },
      deleteReport: { success: 'Report deleted', error: 'Could not delete the report' },
    },
  },
})
