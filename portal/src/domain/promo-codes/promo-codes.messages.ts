import { rebateObstacleMessages } from '@guichet/contract/rebates/rebate-obstacles.messages.ts'
import { bilingual } from '../../kit/text/messages.ts'

export const promoCodeMessages = bilingual({
  fr: {
    label: 'Code promo',
    apply: 'Appliquer',
    remove: (code: string) => `Retirer le code ${code}`,
    byItself: 'Rabais automatique',
    give: 'Rabais',
    byHand: 'Rabais accordé',
    amount: 'Montant du rabais',
    unit: 'Unité du rabais',
    takeBack: 'Retirer le rabais accordé',
    reason: 'Raison',
    reasonHint: 'Raison, imprimée sur la facture',
    amountShort: 'Montant',
    amountMissing: 'Entrez un montant ou un pourcentage.',
    reasonMissing: 'Entrez la raison.',
    obstacles: rebateObstacleMessages.fr,
  },
  en: {
    label: 'Promo code',
    apply: 'Apply',
    remove: (code) => `Remove code ${code}`,
    byItself: 'Automatic rebate',
    give: 'Discount',
    byHand: 'Discount given',
    amount: 'Amount of the discount',
    unit: 'Unit of the discount',
    takeBack: 'Remove the discount',
    reason: 'Reason',
    reasonHint: 'Reason, printed on the invoice',
    amountShort: 'Amount',
    amountMissing: 'Enter an amount or a percentage.',
    reasonMissing: 'Enter the reason.',
    obstacles: rebateObstacleMessages.en,
  },
})
