import { bilingual } from '../../kit/text/messages.ts'

export const lockMessages = bilingual({
  fr: {
    lock: 'Verrouiller ou passer la main',
    title: 'Écran verrouillé',
    kept: 'Tout ce qui est à l’écran est gardé.',
    who: 'Qui êtes-vous?',
    pin: 'NIP',
    open: 'Déverrouiller',
    otherwise: 'Se connecter autrement',
    lost: 'Ce qui est à l’écran sera perdu.',
    loadFailed: 'Impossible de charger la liste des personnes',
    commands: {
      lockSession: { success: 'Écran verrouillé', error: 'Impossible de verrouiller l’écran' },
    },
  },
  en: {
    lock: 'Lock or hand over',
    title: 'Screen locked',
    kept: 'Everything on the screen is kept.',
    who: 'Who are you?',
    pin: 'PIN',
    open: 'Unlock',
    otherwise: 'Sign in another way',
    lost: 'What is on the screen will be lost.',
    loadFailed: 'Could not load the list of people',
    commands: {
      lockSession: { success: 'Screen locked', error: 'Could not lock the screen' },
    },
  },
})
