import type { Kind } from '@guichet/contract/kinds.ts'
import type { ReactNode } from 'react'
import type { LineChoice } from '../../domain/cart.rules.ts'
import type { Activity } from '../sale/counter/sell.queries.ts'
import type { Choice } from './edit.queries.ts'

/** Foot of a dialog, for a complete choice and its text; null while it is incomplete. */
export type Foot = (choice: Choice | null, text: string) => ReactNode

/** Activities that sell a kind, with only their categories of that kind. */
export const activitiesOfKind = (activities: readonly Activity[], kind: Kind): Activity[] =>
  activities.flatMap((activity) => {
    const categories = activity.categories.filter(({ category }) => category === kind)
    return categories.length > 0 ? [{ ...activity, categories }] : []
  })

/** Activity and category of a product; null if it is no longer sold. */
export function placeOf(
  activities: readonly Activity[],
  productId: string | null,
): { activityId: string; category: Activity['categories'][number] } | null {
  for (const { publicId: activityId, categories } of activities)
    for (const category of categories)
      if (category.products.some((product) => product.productId === productId))
        return { activityId, category }
  return null
}

/** The chosen type with its slot; null while one of them is missing. */
export function slotChoice(
  product: { productId: string } | undefined,
  needsSlot: boolean,
  slot: LineChoice | undefined,
): Choice | null {
  if (!product || (needsSlot && !slot)) return null
  const { productId } = product
  if (!needsSlot || !slot) return { productId }
  return {
    productId,
    activePeriodStartDateTimeUtc: slot.activationDateTimeUtc,
    timeslotBegin: slot.timeslotBegin,
    timeslotEnd: slot.timeslotEnd,
  }
}
