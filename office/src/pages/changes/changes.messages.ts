import { bilingual } from '@guichet/contract/bilingual.ts'

export const changesMessages = bilingual({
  fr: {
    page: 'Changer votre commande',
    order: (reference: string) => `Commande ${reference}`,
    back: 'Revenir à la commande',
    move: 'Changer la date',
    moveText: (when: string) =>
      `Le prix reste le même. Vos nouveaux billets arriveront par courriel. Possible jusqu’au ${when}.`,
    noTime: 'Aucune autre date n’a assez de places. Essayez avec moins de billets.',
    cancel: 'Annuler la commande',
    cancelText: (when: string) => `Tous vos billets seront annulés. Possible jusqu’au ${when}.`,
    refund: (amount: string) => `${amount} seront remboursés sur votre moyen de paiement.`,
    feesKept: (amount: string) => `Des frais de ${amount} ne sont pas remboursés.`,
    confirm: (amount: string) => `Annuler et recevoir ${amount}`,
    confirmFree: 'Annuler la commande',
    refused: 'Rien n’a été annulé\u00a0: votre commande a changé. Voici l’information à jour.',
    over: 'Cette commande ne peut plus être changée ici. Communiquez avec l’entreprise.',
  },
  en: {
    page: 'Change your order',
    order: (reference) => `Order ${reference}`,
    back: 'Back to the order',
    move: 'Change the date',
    moveText: (when) =>
      `The price stays the same. Your new tickets come by email. Possible until ${when}.`,
    noTime: 'No other date has enough spots. Try fewer tickets.',
    cancel: 'Cancel the order',
    cancelText: (when) => `All of your tickets will be cancelled. Possible until ${when}.`,
    refund: (amount) => `${amount} will be refunded to your method of payment.`,
    feesKept: (amount) => `Fees of ${amount} are not refunded.`,
    confirm: (amount) => `Cancel and get ${amount} back`,
    confirmFree: 'Cancel the order',
    refused: 'Nothing was cancelled: your order has changed. Here is the latest information.',
    over: 'This order can no longer be changed here. Contact the business.',
  },
})
