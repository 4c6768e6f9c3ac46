/** Texts of the email about a provider that was connected or disconnected. */
export const paymentProviderMessages = {
  fr: {
    hello: (name: string) => `Bonjour ${name},`,
    titles: {
      connected: (provider: string) => `Un compte ${provider} a été relié à votre entreprise`,
      disconnected: (provider: string) => `Le compte ${provider} a été retiré de votre entreprise`,
      takenBack: (provider: string) => `L’accès à votre compte ${provider} a été retiré`,
    },
    texts: {
      connected: 'C’est ce compte qui reçoit désormais les paiements par carte de vos clients.',
      disconnected:
        'Votre entreprise ne reçoit plus de nouveaux paiements par ce compte. Ce qui a été payé pourra encore être remboursé.',
      takenBack:
        'Guichet ne peut plus agir pour ce compte\u00a0: aucun paiement n’est reçu ni remboursé par lui avant qu’il soit relié de nouveau.',
    },
    provider: 'Fournisseur',
    account: 'Compte',
    by: 'Par',
    at: 'Le',
    byOwner: (provider: string) => `le propriétaire du compte, chez ${provider}`,
    byInstallation: 'l’exploitant de cette installation',
    unexpected: 'Vous ne vous y attendiez pas?',
    next: {
      connected:
        'L’argent de vos clients pourrait aller à quelqu’un d’autre. Comparez ce compte avec le vôtre chez le fournisseur\u00a0: si ce n’est pas le vôtre, déconnectez-le tout de suite. Joignez ensuite la personne nommée ci-dessus\u00a0: si ce n’est pas elle, elle doit choisir un nouveau mot de passe.',
      disconnected:
        'Reliez votre compte de nouveau, et aucun autre. Joignez la personne nommée ci-dessus\u00a0: si ce n’est pas elle, elle doit choisir un nouveau mot de passe.',
      takenBack:
        'Connectez-vous au site du fournisseur et vérifiez qui a accès à ce compte, puis reliez-le de nouveau.',
    },
    button: 'Voir le fournisseur de paiement',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    titles: {
      connected: (provider: string) => `A ${provider} account was connected to your business`,
      disconnected: (provider: string) => `The ${provider} account was removed from your business`,
      takenBack: (provider: string) => `Access to your ${provider} account was taken away`,
    },
    texts: {
      connected: 'This account now receives the card payments of your clients.',
      disconnected:
        'Your business receives no new payments through this account. What was paid can still be refunded.',
      takenBack:
        'Guichet can no longer act for this account: no payment is received or refunded through it until it is connected again.',
    },
    provider: 'Provider',
    account: 'Account',
    by: 'By',
    at: 'On',
    byOwner: (provider: string) => `the owner of the account, at ${provider}`,
    byInstallation: 'the operator of this installation',
    unexpected: 'You did not expect this?',
    next: {
      connected:
        'The money of your clients could go to someone else. Compare this account with yours at the provider: if it is not yours, disconnect it right away. Then reach the person named above: if it was not them, they must choose a new password.',
      disconnected:
        'Connect your account again, and no other. Reach the person named above: if it was not them, they must choose a new password.',
      takenBack:
        'Sign in to the provider’s site and check who has access to this account, then connect it again.',
    },
    button: 'See the payment provider',
  },
}
