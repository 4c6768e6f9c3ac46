import { choiceOf, dayOf, idsOf } from '../../../kit/text/address.rules.ts'

/** Preselection in the address, from a page that shows free slots. */
export type SellSearch = {
  /** The tile: an activity, or another kind of product. */
  activity?: string
  date?: string
  slot?: string
  /** The client to sell to. */
  client?: string | undefined
  /** A phone shows the cart. */
  sheet?: 'cart' | undefined
}

const otherTiles = ['rentals', 'stays', 'packages', 'products'] as const

export function readSellSearch({
  activity,
  date,
  slot,
  client,
  sheet,
}: Record<string, unknown>): SellSearch {
  const activityId = idsOf(activity) || choiceOf(['', ...otherTiles], activity)
  const [day, slotId] = [dayOf(date), idsOf(slot)]
  const clientId = idsOf(client)
  return {
    ...(activityId && { activity: activityId }),
    ...(day && { date: day }),
    ...(slotId && { slot: slotId }),
    ...(clientId && { client: clientId }),
    ...(sheet === 'cart' && { sheet }),
  }
}
