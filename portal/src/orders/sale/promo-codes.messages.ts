import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { bilingual } from '../../kit/text/messages.ts'

const obstaclesFr: Record<RebateObstacle, string> = {
  Unknown: 'Ce code n’existe pas.',
  Inactive: 'Ce code est désactivé.',
  NotYet: 'La période de ce code n’a pas commencé.',
  Over: 'La période de ce code est terminée.',
  Used: 'Ce code a déjà été utilisé.',
  Elsewhere: 'Réservé à d’autres codes postaux.',
  NothingEligible: 'Rien dans le panier n’est admissible à ce code.',
  AmountNotReached: 'Le montant minimal n’est pas atteint.',
  QuantityNotReached: 'La quantité minimale n’est pas atteinte.',
  NotCombined: 'Non cumulable\u00a0: un autre rabais est plus avantageux.',
}
const obstaclesEn: Record<RebateObstacle, string> = {
  Unknown: 'There is no such code.',
  Inactive: 'This code is turned off.',
  NotYet: 'The period of this code has not begun.',
  Over: 'The period of this code is over.',
  Used: 'This code was already used.',
  Elsewhere: 'For other postal codes only.',
  NothingEligible: 'Nothing in the cart is eligible for this code.',
  AmountNotReached: 'The minimum amount is not reached.',
  QuantityNotReached: 'The minimum quantity is not reached.',
  NotCombined: 'Can’t be combined: another rebate is worth more.',
}
export const promoCodeMessages = bilingual({
  fr: {
    label: 'Code promo',
    apply: 'Appliquer',
    remove: (code: string) => `Retirer le code ${code}`,
    byItself: 'Rabais automatique',
    obstacles: obstaclesFr,
  },
  en: {
    label: 'Promo code',
    apply: 'Apply',
    remove: (code) => `Remove code ${code}`,
    byItself: 'Automatic rebate',
    obstacles: obstaclesEn,
  },
})
