import type { Kind } from '@guichet/contract/kinds.ts'
import type { Chosen } from '../../../domain/cart.rules.ts'
import type { Activity } from '../sell.queries.ts'
import type { Choice } from './edit.queries.ts'

/** The activities that sell a kind, each with its categories of that kind alone. */
export const activitiesOfKind = (activities: readonly Activity[], kind: Kind): Activity[] =>
  activities.flatMap((activity) => {
    const categories = activity.categories.filter(({ category }) => category === kind)
    return categories.length > 0 ? [{ ...activity, categories }] : []
  })

/** Where a product stands among them; null where it is not sold any more. */
export function placeOf(
  activities: readonly Activity[],
  productId: string | null,
): { activityId: string; categoryId: string } | null {
  for (const { publicId: activityId, categories } of activities)
    for (const { publicId: categoryId, products } of categories)
      if (products.some((product) => product.productId === productId))
        return { activityId, categoryId }
  return null
}

/** The choice of a type with its slot; null while one of them is still missing. */
export function slotChoice(
  product: { productId: string } | undefined,
  needsSlot: boolean,
  slot: Chosen | undefined,
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
