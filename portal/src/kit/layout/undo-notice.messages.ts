import { bilingual } from '../text/messages.ts'

export const undoMessages = bilingual({
  fr: {
    undo: 'Défaire',
    keys: 'Ctrl+Z',
    left: (seconds: number) => `${seconds}\u00a0s`,
  },
  en: { undo: 'Undo', keys: 'Ctrl+Z', left: (seconds) => `${seconds} s` },
})
