import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: 'Choisir un nouveau mot de passe',
  hello: (name: string) => `Bonjour ${name},`,
  text:
    'Vous avez demandé un nouveau mot de passe pour Guichet. ' +
    'Ce lien sert une seule fois et meurt après une heure.',
  button: 'Choisir un mot de passe',
  ignore: 'Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
}

export const setPasswordMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    subject: 'Choose a new password',
    hello: (name) => `Hello ${name},`,
    text: 'You asked for a new password for Guichet. This link works once and dies after an hour.',
    button: 'Choose a password',
    ignore: 'If you asked for nothing, ignore this message: nothing changes.',
  },
}
