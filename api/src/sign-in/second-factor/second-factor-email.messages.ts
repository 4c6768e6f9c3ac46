import type { Language } from '@guichet/contract/rules.messages.ts'

export type FactorChange =
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesRenewed'
  | 'codeUsed'
  | 'reset'

type Messages = {
  subject: string
  hello: (name: string) => string
  changes: Record<FactorChange, string>
  text: (change: string, at: string) => string
  next: string
  button: string
  yours: string
}

/** Texts of the email about a second factor that was added, used up or removed. */
export const secondFactorMessages: Record<Language, Messages> = {
  fr: {
    subject: 'Vérification en deux étapes de votre compte',
    hello: (name) => `Bonjour ${name},`,
    changes: {
      totpAdded: 'Une application d’authentification a été ajoutée à votre compte Guichet',
      totpRemoved: 'L’application d’authentification a été retirée de votre compte Guichet',
      passkeyAdded: 'Une clé d’accès a été ajoutée à votre compte Guichet',
      passkeyRemoved: 'Une clé d’accès a été retirée de votre compte Guichet',
      codesRenewed: 'De nouveaux codes de secours ont été créés pour votre compte Guichet',
      codeUsed: 'Un code de secours a servi à se connecter à votre compte Guichet',
      reset: 'Un administrateur a retiré la vérification en deux étapes de votre compte Guichet',
    },
    text: (change, at) => `${change}, le ${at}.`,
    next: 'Si ce n’était pas vous, choisissez un nouveau mot de passe\u00a0: toutes les sessions se ferment alors.',
    button: 'Sécuriser mon compte',
    yours: 'C’était vous? Il n’y a rien à faire.',
  },
  en: {
    subject: 'Two-step sign-in of your account',
    hello: (name) => `Hello ${name},`,
    changes: {
      totpAdded: 'An authenticator app was added to your Guichet account',
      totpRemoved: 'The authenticator app was removed from your Guichet account',
      passkeyAdded: 'A passkey was added to your Guichet account',
      passkeyRemoved: 'A passkey was removed from your Guichet account',
      codesRenewed: 'New recovery codes were made for your Guichet account',
      codeUsed: 'A recovery code was used to sign in to your Guichet account',
      reset: 'An administrator removed two-step sign-in from your Guichet account',
    },
    text: (change, at) => `${change} on ${at}.`,
    next: 'If it wasn’t you, choose a new password: all sessions end then.',
    button: 'Secure my account',
    yours: 'Was it you? There is nothing to do.',
  },
}
