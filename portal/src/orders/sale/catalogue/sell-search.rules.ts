import { dayOf, idsOf } from '../../../kit/text/address.rules.ts'

/** Preselection in the address, from a page that shows free slots. */
export type SellSearch = {
  activity?: string
  date?: string
  slot?: string
  /** The client to sell to. */
  client?: string | undefined
  /** A phone shows the cart. */
  sheet?: 'cart' | undefined
}

export function readSellSearch({
  activity,
  date,
  slot,
  client,
  sheet,
}: Record<string, unknown>): SellSearch {
  const [activityId, day, slotId] = [idsOf(activity), dayOf(date), idsOf(slot)]
  const clientId = idsOf(client)
  return {
    ...(activityId && { activity: activityId }),
    ...(day && { date: day }),
    ...(slotId && { slot: slotId }),
    ...(clientId && { client: clientId }),
    ...(sheet === 'cart' && { sheet }),
  }
}
