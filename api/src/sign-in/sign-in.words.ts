import type { Language } from '@guichet/contract/rules.words.ts'

const fr = {
  thisLanguage: 'Français',
  signIn: 'Connexion', email: 'Courriel', password: 'Mot de passe', signInButton: 'Se connecter', forgottenLink: 'Mot de passe oublié ?',
  wrong: 'Le courriel ou le mot de passe est inexact.', tooMany: 'Trop d’essais. Attendez quelques minutes avant de réessayer.',
  expired: 'Cette page de connexion a expiré.', startAgain: 'Recommencer la connexion',
  forgotten: 'Mot de passe oublié', forgottenHint: 'Nous enverrons un lien qui sert une seule fois et meurt après une heure.', forgottenButton: 'Envoyer le lien',
  sent: 'Vérifiez vos courriels', sentText: 'Si un compte existe pour cette adresse, un lien vient d’y être envoyé.', backToSignIn: 'Retour à la connexion',
  setPassword: 'Choisir un mot de passe', newPassword: 'Nouveau mot de passe', repeat: 'Le même, encore une fois', setHint: 'Au moins 12 caractères.', setButton: 'Enregistrer',
  different: 'Les deux mots de passe diffèrent.', tooShort: 'Au moins 12 caractères, et pas un seul caractère répété.', isDemo: 'Ce mot de passe est celui de la démonstration : choisissez-en un autre.',
  dead: 'Ce lien n’est plus valide. Demandez-en un nouveau.', changed: 'Mot de passe enregistré', changedText: 'Les autres sessions de ce compte sont terminées.',
  busy: 'Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  broken: 'Une erreur inattendue s’est produite. Réessayez dans un instant.', tryAgain: 'Réessayer',
  signOut: 'Se déconnecter ?', signOutText: 'Un lien demande de fermer votre session dans ce navigateur.',
  signOutButton: 'Se déconnecter', staySignedIn: 'Rester connecté',
  failed: 'Connexion impossible', failedText: 'La connexion n’a pas abouti.',
  demoTitle: 'Démonstration publique',
  demoText: 'Tout le monde connaît le mot de passe et rien n’est réel ici. N’entrez aucun renseignement véritable.',
}

/** The words of the pages before sign-in. */
export const signInWords: Record<Language, typeof fr> = {
  fr,
  en: {
    thisLanguage: 'English',
    signIn: 'Sign in', email: 'Email', password: 'Password', signInButton: 'Sign in', forgottenLink: 'Forgot your password?',
    wrong: 'The email or the password is wrong.', tooMany: 'Too many tries. Wait a few minutes before you try again.',
    expired: 'This sign-in page has expired.', startAgain: 'Start signing in again',
    forgotten: 'Forgotten password', forgottenHint: 'We will send a link that works once and dies after an hour.', forgottenButton: 'Send the link',
    sent: 'Check your mail', sentText: 'If an account exists for this address, a link was just sent there.', backToSignIn: 'Back to sign-in',
    setPassword: 'Choose a password', newPassword: 'New password', repeat: 'The same once more', setHint: 'At least 12 characters.', setButton: 'Save',
    different: 'The two passwords differ.', tooShort: 'At least 12 characters, and not one character repeated.', isDemo: 'This is the password of the demonstration: choose another one.',
    dead: 'This link is no longer valid. Ask for a new one.', changed: 'Password saved', changedText: 'The other sessions of this account have ended.',
    busy: 'Too many people are signing in right now. Try again in a few seconds.',
    broken: 'Something unexpected went wrong. Try again in a moment.', tryAgain: 'Try again',
    signOut: 'Sign out?', signOutText: 'A link asks to end your session in this browser.',
    signOutButton: 'Sign out', staySignedIn: 'Stay signed in',
    failed: 'Sign-in failed', failedText: 'The sign-in did not succeed.',
    demoTitle: 'Public demonstration',
    demoText: 'Everybody knows the password and nothing here is real. Enter no true information.',
  },
}
