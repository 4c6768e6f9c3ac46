import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  notice: 'Paiements de démonstration\u00a0: aucune carte n’est débitée.',
  pay: {
    title: 'Paiement',
    total: 'Total',
    number: 'Numéro de carte',
    expiry: 'Expiration (MM / AA)',
    cvc: 'Code de sécurité',
    name: 'Nom sur la carte',
    submit: (amount: string) => `Payer ${amount}`,
    cancel: 'Annuler et revenir à la billetterie',
    hint: 'Carte d’essai\u00a0: 4242 4242 4242 4242, une date à venir, trois chiffres.',
    declined: 'Votre carte a été refusée. Essayez-en une autre.',
    invalid: {
      number: 'Ce numéro de carte n’est pas valide.',
      expiry: 'Cette date d’expiration n’est pas valide.',
      cvc: 'Ce code de sécurité n’est pas valide.',
      name: 'Inscrivez le nom qui figure sur la carte.',
    },
    complete: 'Ce paiement a déjà été fait.',
    expired: 'Cette page de paiement a expiré. Rien n’a été débité.',
    missing: 'Cette page de paiement n’existe pas.',
    back: 'Revenir à la billetterie',
  },
  onboarding: {
    title: 'Inscription aux paiements',
    about: (account: string) => `Compte ${account}`,
    explain: 'Choisissez comment se termine cette inscription.',
    verified: 'Terminer l’inscription',
    pending: 'Envoyer l’inscription, vérification à venir',
    unfinished: 'Quitter sans terminer',
  },
}

export const hostedPagesMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    notice: 'Demonstration payments: no card is charged.',
    pay: {
      title: 'Payment',
      total: 'Total',
      number: 'Card number',
      expiry: 'Expiry (MM / YY)',
      cvc: 'Security code',
      name: 'Name on the card',
      submit: (amount) => `Pay ${amount}`,
      cancel: 'Cancel and return to the ticket office',
      hint: 'Test card: 4242 4242 4242 4242, a date to come, three digits.',
      declined: 'Your card was declined. Try another one.',
      invalid: {
        number: 'This card number is not valid.',
        expiry: 'This expiry date is not valid.',
        cvc: 'This security code is not valid.',
        name: 'Enter the name that is on the card.',
      },
      complete: 'This payment has been made already.',
      expired: 'This payment page has expired. Nothing was charged.',
      missing: 'There is no such payment page.',
      back: 'Return to the ticket office',
    },
    onboarding: {
      title: 'Registration for payments',
      about: (account) => `Account ${account}`,
      explain: 'Choose how this registration ends.',
      verified: 'Finish the registration',
      pending: 'Send the registration, verification to come',
      unfinished: 'Leave without finishing',
    },
  },
}
