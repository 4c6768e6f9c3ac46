import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Scope } from './oauth/scopes.ts'

const scopesFr: Record<Scope, string> = {
  MERCHANT_PROFILE_READ: 'Voir votre entreprise et ses points de vente',
  PAYMENTS_READ: 'Voir vos paiements et vos remboursements',
  PAYMENTS_WRITE: 'Prendre des paiements et faire des remboursements',
  PAYMENTS_WRITE_ADDITIONAL_RECIPIENTS: 'Garder des frais sur vos paiements',
  DISPUTES_READ: 'Voir les litiges de vos paiements',
  ORDERS_READ: 'Voir vos commandes',
  ORDERS_WRITE: 'Créer et modifier des commandes',
  ITEMS_READ: 'Voir votre catalogue',
  ITEMS_WRITE: 'Modifier votre catalogue',
  DEVICE_CREDENTIAL_MANAGEMENT: 'Jumeler vos terminaux de paiement',
}
const scopesEn: Record<Scope, string> = {
  MERCHANT_PROFILE_READ: 'See your business and its locations',
  PAYMENTS_READ: 'See your payments and your refunds',
  PAYMENTS_WRITE: 'Take payments and make refunds',
  PAYMENTS_WRITE_ADDITIONAL_RECIPIENTS: 'Keep a fee of your payments',
  DISPUTES_READ: 'See the disputes of your payments',
  ORDERS_READ: 'See your orders',
  ORDERS_WRITE: 'Create and change orders',
  ITEMS_READ: 'See your catalogue',
  ITEMS_WRITE: 'Change your catalogue',
  DEVICE_CREDENTIAL_MANAGEMENT: 'Pair your payment terminals',
}

const fr = {
  authorize: {
    title: 'Autoriser une application',
    explain: 'Guichet demande à agir pour vous chez Square\u00a0:',
    merchant: 'Compte Square',
    newMerchant: 'Un nouveau compte',
    allow: 'Autoriser',
    deny: 'Refuser',
    wrong: 'Cette demande d’autorisation n’est pas valide.',
  },
  terminal: {
    title: 'Terminal de paiement',
    code: 'Code de jumelage',
    pair: 'Jumeler',
    wrongCode: 'Ce code n’existe pas, ou son temps est écoulé.',
    paired: 'Terminaux jumelés',
    idle: 'En attente d’un paiement.',
    others: (count: number) => `Après celui-ci\u00a0: ${count}`,
    reload: 'Actualiser',
    kinds: { checkout: 'À payer', refund: 'À rembourser' },
    taps: {
      checkout: {
        ok: 'Payer',
        interac: 'Payer avec Interac',
        declined: 'Présenter une carte refusée',
      },
      refund: {
        ok: 'Rembourser',
        interac: 'Présenter la carte Interac',
        declined: 'Présenter une carte refusée',
      },
    },
    cancel: 'Annuler',
    outcomes: {
      paid: 'C’est approuvé.',
      declined: 'La carte a été refusée. Essayez-en une autre.',
      canceled: 'C’est annulé.',
      closed: 'Ce n’est plus à faire.',
    },
  },
  scopes: scopesFr,
}

export const squarePagesMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    authorize: {
      title: 'Allow an application',
      explain: 'Guichet asks to act for you at Square:',
      merchant: 'Square account',
      newMerchant: 'A new account',
      allow: 'Allow',
      deny: 'Deny',
      wrong: 'This request for a permission is not valid.',
    },
    terminal: {
      title: 'Payment terminal',
      code: 'Pairing code',
      pair: 'Pair',
      wrongCode: 'There is no such code, or its time is over.',
      paired: 'Paired terminals',
      idle: 'Waiting for a payment.',
      others: (count) => `After this one: ${count}`,
      reload: 'Reload',
      kinds: { checkout: 'To pay', refund: 'To refund' },
      taps: {
        checkout: { ok: 'Pay', interac: 'Pay with Interac', declined: 'Present a declined card' },
        refund: {
          ok: 'Refund',
          interac: 'Present the Interac card',
          declined: 'Present a declined card',
        },
      },
      cancel: 'Cancel',
      outcomes: {
        paid: 'Approved.',
        declined: 'The card was declined. Try another one.',
        canceled: 'Canceled.',
        closed: 'This is no longer to be done.',
      },
    },
    scopes: scopesEn,
  },
}
