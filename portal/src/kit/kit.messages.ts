import { bilingual } from './messages.ts'

export const kitMessages = bilingual({
  fr: {
    retry: 'Réessayer',
    close: 'Fermer',
    requestId: (id: string) => `Demande ${id}`,
    copy: (what: string) => `Copier ${what}`,
    copied: 'Copié',
    loading: 'Chargement…',
    less: (what: string) => `Un de moins\u00a0: ${what}`,
    more: (what: string) => `Un de plus\u00a0: ${what}`,
    fieldsToFix: 'À corriger',
    unsavedTitle: 'Quitter sans terminer\u00a0?',
    unsavedText: 'Ce que vous avez saisi sera perdu.',
    stay: 'Rester ici',
    leave: 'Quitter',
  },
  en: {
    retry: 'Retry',
    close: 'Close',
    requestId: (id) => `Request ${id}`,
    copy: (what) => `Copy ${what}`,
    copied: 'Copied',
    loading: 'Loading…',
    less: (what) => `One fewer: ${what}`,
    more: (what) => `One more: ${what}`,
    fieldsToFix: 'To correct',
    unsavedTitle: 'Leave without finishing?',
    unsavedText: 'What you entered will be lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },
})
