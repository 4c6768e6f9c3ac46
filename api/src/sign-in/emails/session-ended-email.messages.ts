/** Texts of the email about a session that was ended. */
export const sessionEndedMessages = {
  fr: {
    subject: 'Une de vos sessions a été fermée',
    hello: (name: string) => `Bonjour ${name},`,
    text: 'Une preuve de connexion à Guichet qui avait déjà servi vient d’être présentée une seconde fois. Quelqu’un d’autre l’a peut-être copiée\u00a0: par prudence, nous avons fermé cette session.',
    next: 'Connectez-vous de nouveau. Si vous avez un doute, choisissez un nouveau mot de passe\u00a0: toutes vos sessions seront alors fermées.',
    button: 'Choisir un nouveau mot de passe',
  },
  en: {
    subject: 'One of your sessions was ended',
    hello: (name: string) => `Hello ${name},`,
    text: 'A proof of sign-in to Guichet that had already been used was just presented a second time. Someone else may have copied it: to be safe, we ended that session.',
    next: 'Sign in again. If in doubt, choose a new password: all of your sessions will then end.',
    button: 'Choose a new password',
  },
}
