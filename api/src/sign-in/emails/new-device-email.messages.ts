import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: 'Nouvelle connexion à votre compte',
  hello: (name: string) => `Bonjour ${name},`,
  device: (browser: string | null, system: string | null) =>
    [browser ?? 'un navigateur inconnu', system && `(${system})`].filter(Boolean).join(' '),
  text: (device: string, at: string) =>
    `Quelqu’un s’est connecté à votre compte Guichet avec ${device}, le ${at}. C’est la première connexion avec ce navigateur.`,
  next: 'Si ce n’était pas vous, choisissez un nouveau mot de passe\u00a0: toutes les sessions se ferment alors.',
  button: 'Sécuriser mon compte',
  yours: 'C’était vous? Il n’y a rien à faire.',
}

export const newDeviceMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    subject: 'New sign-in to your account',
    hello: (name) => `Hello ${name},`,
    device: (browser, system) =>
      [browser ?? 'an unknown browser', system && `(${system})`].filter(Boolean).join(' '),
    text: (device, at) =>
      `Somebody signed in to your Guichet account with ${device}, on ${at}. It is the first sign-in with this browser.`,
    next: 'If it wasn’t you, choose a new password: all sessions end then.',
    button: 'Secure my account',
    yours: 'Was it you? There is nothing to do.',
  },
}
