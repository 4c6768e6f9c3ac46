import { toDollars } from '@guichet/contract/money.ts'
import type { stayObstacles } from '@guichet/contract/office/find-office-lodging.ts'
import type { Night } from '../availability/public.ts'
import { sumOf } from '../pricing/public.ts'

type Limits = { min_nights: number; max_nights: number }
type StayOffer = {
  remainingQuantity: number | null
  total: number | null
  obstacle: (typeof stayObstacles)[number] | null
}

/** Price and free units of a unit type for the chosen nights; nothing without chosen nights. */
export function stayOffer(
  { min_nights, max_nights }: Limits,
  nights: readonly Night[] | null,
): StayOffer {
  if (nights === null) return { remainingQuantity: null, total: null, obstacle: null }
  const remainingQuantity = Math.min(...nights.map((night) => night.remainingQuantity))
  const total = toDollars(sumOf(nights.map(({ cents }) => cents)))
  return { remainingQuantity, total, obstacle: obstacleOf() }

  function obstacleOf(): StayOffer['obstacle'] {
    if (nights!.length < min_nights) return 'minNights'
    if (nights!.length > max_nights) return 'maxNights'
    return remainingQuantity === 0 ? 'full' : null
  }
}
