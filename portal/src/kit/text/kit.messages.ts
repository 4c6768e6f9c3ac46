import { bilingual } from './messages.ts'

export const kitMessages = bilingual({
  fr: {
    retry: 'Réessayer',
    close: 'Fermer',
    requestId: (id: string) => `Nº de demande\u00a0: ${id}`,
    copy: (what: string) => `Copier ${what}`,
    copied: 'Copié',
    loading: 'Chargement…',
    less: (what: string) => `Un de moins\u00a0: ${what}`,
    more: (what: string) => `Un de plus\u00a0: ${what}`,
    fieldsToFix: 'Champs à corriger',
    unsavedTitle: 'Quitter sans enregistrer?',
    unsavedText: 'Vos modifications seront perdues.',
    stay: 'Rester sur la page',
    leave: 'Quitter',
  },
  en: {
    retry: 'Retry',
    close: 'Close',
    requestId: (id) => `Request ID: ${id}`,
    copy: (what) => `Copy ${what}`,
    copied: 'Copied',
    loading: 'Loading…',
    less: (what) => `One fewer: ${what}`,
    more: (what) => `One more: ${what}`,
    fieldsToFix: 'Fields to fix',
    unsavedTitle: 'Leave without saving?',
    unsavedText: 'Your changes will be lost.',
    stay: 'Stay on page',
    leave: 'Leave',
  },
})
