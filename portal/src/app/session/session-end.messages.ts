import { bilingual } from '../../kit/text/messages.ts'

export const sessionEndMessages = bilingual({
  fr: {
    title: 'Votre session est terminée',
    kept: 'Reconnectez-vous pour continuer\u00a0: tout ce que vous avez saisi est gardé.',
    heldBack:
      'Le serveur a refusé votre dernière action, car la session était terminée\u00a0: elle n’a pas eu lieu. Elle sera envoyée une seule fois dès que vous serez reconnecté.',
    signIn: 'Se reconnecter',
    leave: 'Tout abandonner',
    signedIn: 'Vous êtes reconnecté',
    closeWindow: 'Vous pouvez fermer cette fenêtre et continuer dans l’autre.',
  },
  en: {
    title: 'Your session has ended',
    kept: 'Sign in again to continue: everything you typed is kept.',
    heldBack:
      'The server refused your last action because the session had ended: it did not happen. It will be sent once as soon as you are signed in again.',
    signIn: 'Sign in again',
    leave: 'Discard everything',
    signedIn: 'You are signed in again',
    closeWindow: 'You can close this window and continue in the other one.',
  },
})
