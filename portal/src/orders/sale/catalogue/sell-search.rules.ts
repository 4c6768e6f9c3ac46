import { dayOf, idsOf } from '../../../kit/text/address.rules.ts'

/** Preselection in the address, from a page that shows free slots. */
export type SellSearch = {
  activity?: string
  date?: string
  slot?: string
  /** A phone shows the cart. */
  sheet?: 'cart' | undefined
}

export function readSellSearch({
  activity,
  date,
  slot,
  sheet,
}: Record<string, unknown>): SellSearch {
  const [activityId, day, slotId] = [idsOf(activity), dayOf(date), idsOf(slot)]
  return {
    ...(activityId && { activity: activityId }),
    ...(day && { date: day }),
    ...(slotId && { slot: slotId }),
    ...(sheet === 'cart' && { sheet }),
  }
}
