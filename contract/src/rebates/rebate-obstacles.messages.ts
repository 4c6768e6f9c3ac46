import { bilingual } from '../bilingual.ts'
import type { RebateObstacle } from './rebate-obstacles.ts'

const fr: Record<RebateObstacle, string> = {
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
const en: Record<RebateObstacle, string> = {
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
/** Why a promo code does not apply to a cart. */
export const rebateObstacleMessages = bilingual({ fr, en })
