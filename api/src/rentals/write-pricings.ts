import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { RentalPricingSave } from '@guichet/contract/rentals/rental-category.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { requestedEnd } from '../platform/values/zoned-time.ts'
import type { TypeRow } from './categories.db.ts'
import { byDuration } from './durations.rules.ts'

type OfType = {
  typeId: string
  name: Bilingual
  before: TypeRow['pricings']
  pricings: readonly RentalPricingSave[]
}

/**
 * Writes all pricings of equipment types. A pricing is identified by its duration: with another
 * duration it is a new one, and sold lines keep pointing at the archived one.
 */
export async function writePricings(
  { db, now, tenantId, timeZone }: Pick<Ctx, 'db' | 'now' | 'tenantId' | 'timeZone'>,
  ofTypes: readonly OfType[],
): Promise<void> {
  const rows = ofTypes.flatMap(({ typeId, name, before, pricings }) => {
    if (
      pricings.some(
        ({ publicId }) => publicId !== undefined && !before.some(({ id }) => id === publicId),
      )
    )
      throw apiError('NotFound')
    return [...pricings].sort(byDuration).map((pricing, position) => {
      const { duration, activePeriodEndDateTimeUtc: end } = pricing
      const was = before.find((item) => item.duration === duration)
      return {
        tenant_id: tenantId,
        id: was?.id ?? newId(),
        kind: 'equipment_rental' as const,
        title: name,
        position,
        price_cents: pricing.price,
        duration,
        active: pricing.isActive,
        sale_ends_at:
          end === undefined ? (was?.sale_ends_at ?? null) : end && requestedEnd(end, timeZone),
        rental_type_id: typeId,
      }
    })
  })
  const staying = new Set(rows.map(({ id }) => id))
  const gone = ofTypes
    .flatMap(({ before }) => before)
    .filter(({ id }) => !staying.has(id))
    .map(({ id }) => id)
  if (gone.length)
    await updateRows(db, tenantId, 'product')
      .set({ deleted_at: now })
      .where('id', 'in', gone)
      .execute()
  await inChunks(rows, (some) =>
    db
      .insertInto('product')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          position: ref('excluded.position'),
          price_cents: ref('excluded.price_cents'),
          active: ref('excluded.active'),
          sale_ends_at: ref('excluded.sale_ends_at'),
        })),
      )
      .execute(),
  )
}
