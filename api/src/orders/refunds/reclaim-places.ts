import type { Bilingual } from '@guichet/contract/primitives.ts'
import { claimTimed, findTimedShortages, type TimedWant } from '../../availability/public.ts'
import { ApiError, apiError } from '../../platform/api-error.ts'
import type { Db } from '../../platform/db.ts'
import { mustFind } from '../../platform/must.ts'
import type { LoadedOrder } from '../load-orders.db.ts'
import { leftOf, type CancelledPlace } from './cancelled-places.db.ts'

export type MissingPlace = {
  productTitle: Bilingual
  categoryTitle: Bilingual | null
  /** When it was for; null for a thing of a stock. */
  at: string | null
  missing: number
}
type Short = { resource: string; missing: number; at: string | null }

const timedWants = (places: readonly CancelledPlace[]): TimedWant[] =>
  places.flatMap(({ beginsAt, endsAt, ...place }) =>
    beginsAt === null ? [] : [{ ...place, beginsAt, endsAt: endsAt! }],
  )

/** What is missing now of all that was given back; equal things once. */
export async function shortagesOf(
  db: Db,
  loaded: LoadedOrder,
  places: readonly CancelledPlace[],
): Promise<MissingPlace[]> {
  const tenantId = loaded.order.tenant_id
  const counted = Map.groupBy(
    places.filter(({ beginsAt }) => beginsAt === null),
    ({ resourceId }) => resourceId,
  )
  const left = await leftOf(db, tenantId, [...counted.keys()])
  return [...counted].flatMap(([resource, wanted]) => {
    const quantity = wanted.reduce((sum, place) => sum + place.quantity, 0)
    const missing = quantity - (left.get(resource) ?? 0)
    return missing > 0 ? [missingPlace(loaded, places, { resource, missing, at: null })] : []
  })
}

/** Names what a resource was for. */
function missingPlace(
  { units }: LoadedOrder,
  places: readonly CancelledPlace[],
  { resource, missing, at }: Short,
): MissingPlace {
  const { unitId } = mustFind(places, ({ resourceId }) => resourceId === resource)
  const unit = mustFind(units, ({ id }) => id === unitId)
  return {
    productTitle: unit.product_title,
    categoryTitle: unit.category_title,
    at: at ?? unit.ticket_begins_at ?? unit.activation_at,
    missing,
  }
}

/**
 * Equipment and nights, under the lock of their resources, before anything else is written.
 *
 * @throws PlacesGone with everything that is missing, counted places too
 */
export async function reclaimTimed(
  db: Db,
  loaded: LoadedOrder,
  places: readonly CancelledPlace[],
): Promise<void> {
  const tenantId = loaded.order.tenant_id
  const wants = timedWants(places)
  try {
    await claimTimed(db, tenantId, wants)
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'NotEnoughInventory') throw error
    const timed = (await findTimedShortages(db, tenantId, wants)).flatMap((short) =>
      short ? [missingPlace(loaded, places, short)] : [],
    )
    throw apiError('PlacesGone', {
      missing: [...timed, ...(await shortagesOf(db, loaded, places))],
    })
  }
}

/** A place that somebody took at the last moment is missing like one that went before. */
export const asPlacesGone =
  (loaded: LoadedOrder, places: readonly CancelledPlace[]) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.type !== 'NotEnoughInventory') throw error
    throw apiError('PlacesGone', {
      missing: [missingPlace(loaded, places, error.data as unknown as Short)],
    })
  }
