import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  subject: (business: string) => `Votre accès à Guichet pour ${business}`,
  hello: (name: string) => `Bonjour ${name},`,
  added: (inviter: string, business: string) =>
    `Dans Guichet, vous avez maintenant accès à ${business}, sur l’invitation de ${inviter}.`,
  choose:
    'Choisissez votre mot de passe pour vous connecter. Ce lien à usage unique est valable sept jours.',
  asEver: 'Connectez-vous comme d’habitude\u00a0: l’entreprise figure maintenant parmi les vôtres.',
  choosePassword: 'Choisir un mot de passe',
  open: 'Ouvrir Guichet',
  ignore:
    'Vous ne connaissez pas cette entreprise? Ignorez ce message\u00a0: rien ne se fait sans vous.',
}

export const staffInvitedMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    subject: (business) => `Your access to Guichet for ${business}`,
    hello: (name) => `Hello ${name},`,
    added: (inviter, business) =>
      `You now have access to ${business} in Guichet, by invitation of ${inviter}.`,
    choose: 'Choose your password to sign in. This single-use link is valid for seven days.',
    asEver: 'Sign in as usual: the business is now among yours.',
    choosePassword: 'Choose a password',
    open: 'Open Guichet',
    ignore: 'Don’t know this business? Ignore this email: nothing happens without you.',
  },
}
