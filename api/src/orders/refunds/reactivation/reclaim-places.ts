import type { Bilingual } from '@guichet/contract/primitives.ts'
import { claimTimed, findTimedShortages, type TimedWant } from '../../../availability/public.ts'
import type { Db } from '../../../platform/db/db.ts'
import { ApiError, apiError } from '../../../platform/http/api-error.ts'
import { mustFind } from '../../../platform/values/must.ts'
import type { LoadedOrder } from '../../load-orders.db.ts'
import { remainingQuantities, type CancelledPlace } from '../cancelled-places.db.ts'

export type MissingPlace = {
  productTitle: Bilingual
  categoryTitle: Bilingual | null
  /** Instant of the place; null for a stock item. */
  at: string | null
  missing: number
}
type Short = { resource: string; missing: number; at: string | null }

const timedWants = (places: readonly CancelledPlace[]): TimedWant[] =>
  places.flatMap(({ beginsAt, endsAt, ...place }) =>
    beginsAt === null ? [] : [{ ...place, beginsAt, endsAt: endsAt! }],
  )

/** Places of a cancellation that are missing now; equal ones once. */
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
  const left = await remainingQuantities(db, tenantId, [...counted.keys()])
  return [...counted].flatMap(([resource, wanted]) => {
    const quantity = wanted.reduce((sum, place) => sum + place.quantity, 0)
    const missing = quantity - (left.get(resource) ?? 0)
    return missing > 0 ? [missingPlace(loaded, places, { resource, missing, at: null })] : []
  })
}

/** Describes the missing resource by the unit it was for. */
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
 * Reserves equipment and nights, under the lock of their resources, before other writes.
 *
 * @throws PlacesGone with everything that is missing, including counted places
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

/** Converts a shortage found at the last moment to the same error as an earlier one. */
export const toPlacesGone =
  (loaded: LoadedOrder, places: readonly CancelledPlace[]) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.type !== 'NotEnoughInventory') throw error
    throw apiError('PlacesGone', {
      missing: [missingPlace(loaded, places, error.data as unknown as Short)],
    })
  }
