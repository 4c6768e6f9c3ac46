import { bilingual } from '../../kit/text/messages.ts'

export const confirmMessages = bilingual({
  fr: {
    confirmTitle: 'Confirmer le remboursement',
    confirmFreeTitle: 'Confirmer l’annulation',
    confirmText: (amount: string) =>
      `Remboursement de ${amount}. Cette opération est irréversible.`,
    confirmCreditText: (credited: string, returned: string) =>
      `Déduit du solde à payer\u00a0: ${credited}. Rendu au client\u00a0: ${returned}. Cette opération est irréversible.`,
    confirmFreeText: 'Aucun montant à rembourser. Choisissez ce qui est annulé.',
    confirmFreeAllText:
      'Aucun montant à rembourser. Toute la commande est annulée\u00a0: choisissez.',
    confirm: (amount: string) => `Rembourser ${amount}`,
    confirmFree: 'Annuler les billets',
    returnToStock: 'Remettre les produits en stock',
    returnHint: 'Décochez s’ils sont abîmés ou n’ont pas été rendus.',
    codesBack: (codes: string) => `Rendre utilisable de nouveau\u00a0: ${codes}`,
    codesHint: 'Code promo à usage unique\u00a0: sans cela, il reste utilisé.',
  },
  en: {
    confirmTitle: 'Confirm the refund',
    confirmFreeTitle: 'Confirm the cancellation',
    confirmText: (amount) => `Refund of ${amount}. This cannot be undone.`,
    confirmCreditText: (credited, returned) =>
      `Taken off the balance due: ${credited}. Given back to the client: ${returned}. This cannot be undone.`,
    confirmFreeText: 'Nothing to refund. Choose what is cancelled.',
    confirmFreeAllText: 'Nothing to refund. The whole order is cancelled: choose.',
    confirm: (amount) => `Refund ${amount}`,
    confirmFree: 'Cancel the tickets',
    returnToStock: 'Put the products back in stock',
    returnHint: 'Untick if they are damaged or were not returned.',
    codesBack: (codes) => `Can be used again: ${codes}`,
    codesHint: 'Single-use promo code: otherwise it stays used.',
  },
})
