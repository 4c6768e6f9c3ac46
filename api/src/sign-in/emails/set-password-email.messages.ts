import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: 'Choisir un nouveau mot de passe',
  hello: (name: string) => `Bonjour ${name},`,
  text:
    'Vous avez demandé un nouveau mot de passe pour Guichet. ' +
    'Ce lien à usage unique est valable une heure.',
  button: 'Choisir un mot de passe',
  ignore: 'Vous n’avez rien demandé? Ignorez ce message\u00a0: votre mot de passe reste le même.',
}

export const setPasswordMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    subject: 'Choose a new password',
    hello: (name) => `Hello ${name},`,
    text: 'You asked for a new password for Guichet. This single-use link is valid for one hour.',
    button: 'Choose a password',
    ignore: 'Didn’t request this? Ignore this email: your password won’t change.',
  },
}
