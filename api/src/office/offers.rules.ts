import type { ActivityCategory } from '@guichet/contract/kinds.ts'
import type { ActivityOfferKind, Offer, OfferKind } from '@guichet/contract/office/offers.ts'
import type { ActivityWithSale } from '../activities/public.ts'

/** Rentals of activities, the old way of renting, are not offered. */
const kindsOfCategories: Record<ActivityCategory, OfferKind | null> = {
  daily_ticket: 'activity',
  season_pass: 'pass',
  equipment_rental: null,
  donation: 'donation',
}

/** Offers of an activity: its day tickets, its season passes and its donations are separate. */
export function offersOfActivity({ activity, saleOf }: ActivityWithSale): Offer[] {
  const byKind = Map.groupBy(activity.categories, ({ kind }) => kindsOfCategories[kind])
  return [...byKind].flatMap(([kind, categories]) => {
    if (!kind) return []
    const sale = saleOf(categories)
    const begins = categories.flatMap(({ saleBegins }) => saleBegins ?? []).toSorted()
    return {
      kind,
      publicId: activity.id,
      name: activity.name,
      description: null,
      imageUrl: activity.imageUrl,
      sale,
      saleBeginsDateTimeUtc: sale.state === 'notYet' ? (begins[0] ?? null) : null,
    }
  })
}

/** The category of an activity that an offer of a kind sells. */
export const categoryOf = <Category extends { kind: ActivityCategory }>(
  categories: readonly Category[],
  kind: ActivityOfferKind,
): Category | undefined => categories.find((each) => kindsOfCategories[each.kind] === kind)

/** Whether the public sees an offer: drafts, and offers that are over, are hidden. */
export const isOffered = ({ sale: { state } }: Pick<Offer, 'sale'>): boolean =>
  state !== 'inactive' && state !== 'over'
