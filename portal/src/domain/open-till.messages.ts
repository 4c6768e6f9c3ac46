import { bilingual } from '../kit/text/messages.ts'

export const openTillMessages = bilingual({
  fr: {
    open: (register: string) => `Caisse ouverte\u00a0: ${register}`,
    none: 'Sans caisse\u00a0: comptant hors décompte.',
    required: 'Aucune caisse ouverte\u00a0: l’argent comptant est refusé.',
    openOne: 'Ouvrir ma caisse',
  },
  en: {
    open: (register) => `Open till: ${register}`,
    none: 'No open till: cash is counted in none.',
    required: 'No open till: cash is refused.',
    openOne: 'Open my till',
  },
})
