import type { RentalModelSave } from '@guichet/contract/rentals/rental-category.ts'
import { catalogueImageId, dropReplacedImages } from '../files/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { textColumnsOf } from '../platform/values/record-texts.ts'
import { writePieces } from '../resources/public.ts'
import type { TypeRow } from './categories.db.ts'
import { archiveSizes, archiveTypes, upsertSizes, upsertTypes } from './rental-types.db.ts'
import { writePricings } from './write-pricings.ts'

/**
 * The stored item of an id, or undefined for a new one.
 *
 * @throws NotFound when the id is none of them
 */
function kept<T extends { id: string }>(
  before: readonly T[],
  id: string | undefined,
): T | undefined {
  const found = id === undefined ? undefined : before.find((item) => item.id === id)
  if (id !== undefined && !found) throw apiError('NotFound')
  return found
}

type Writing = Pick<Ctx, 'db' | 'now' | 'language' | 'tenantId' | 'timeZone'>
/**
 * Writes the equipment types of a category as sent: those with an id are changed, those without are
 * new, unnamed ones are archived. The number of statements is fixed.
 *
 * @returns The overbooked quantity after lowered stocks
 */
export async function writeModels(
  ctx: Writing,
  categoryId: string,
  before: readonly TypeRow[],
  models: readonly RentalModelSave[],
): Promise<number> {
  const { db, now, tenantId } = ctx
  const imageIds = await imageIdsOf(ctx, before, models)
  const types = models.map((model, position) =>
    planType(model, kept(before, model.publicId), { position, imageId: imageIds[position]! }),
  )
  const sizes = types.flatMap((type) => type.sizes.map((size) => ({ ...size, typeId: type.id })))
  const staying = new Set([...types, ...sizes].map(({ id }) => id))
  const idsOfMissing = (rows: readonly { id: string }[]) =>
    rows.filter(({ id }) => !staying.has(id)).map(({ id }) => id)
  await archiveTypes({ db, now, tenantId }, idsOfMissing(before))
  await archiveSizes({ db, now, tenantId }, idsOfMissing(before.flatMap(({ sizes }) => sizes)))
  if (types.length === 0) return 0

  await upsertTypes(db, { tenantId, categoryId }, types)
  const overbooked = await writePieces({ db, tenantId, now }, 'size', sizes)
  await upsertSizes(db, tenantId, sizes)
  await writePricings(
    ctx,
    types.map(({ id, name, model, was }) => ({
      typeId: id,
      name,
      before: was?.pricings ?? [],
      pricings: model.pricings ?? was?.pricings.map(asSent) ?? [],
    })),
  )
  await dropReplacedImages(ctx, types)
  return overbooked
}

/** A type and its sizes to write, with existing or new ids. */
const planType = (
  model: RentalModelSave,
  was: TypeRow | undefined,
  { position, imageId }: { position: number; imageId: string | null },
) => ({
  id: was?.id ?? newId(),
  position,
  model,
  was,
  sizes: model.specifications
    .map((size, place) => ({ ...size, order: size.order ?? place }))
    .sort((a, b) => a.order - b.order)
    .map((size, place) => {
      const old = kept(was?.sizes ?? [], size.publicId)
      return {
        id: old?.id ?? newId(),
        resourceId: old?.resource_id ?? newId(),
        position: place,
        name: size.internationalizedNames,
        isDefault: size.isDefault,
        quantity: size.quantity,
        was: old?.quantity,
      }
    }),
  imageId,
  ...textColumnsOf(model.internationalizedFields),
  turnaround: model.turnaround ?? was?.turnaround ?? '00:00:00',
  version: (was?.version ?? 0) + 1,
})

/** An unchanged pricing in the form of a save. */
const asSent = ({ id, duration, price_cents, active }: TypeRow['pricings'][number]) => ({
  publicId: id,
  duration: duration!,
  price: price_cents,
  isActive: active,
})

/** File ids of the images of the types, in order. */
async function imageIdsOf(
  ctx: Writing,
  before: readonly TypeRow[],
  models: readonly RentalModelSave[],
): Promise<(string | null)[]> {
  const ids: (string | null)[] = []
  for (const [place, { publicId, imageUrl }] of models.entries()) {
    const was = before.find(({ id }) => id === publicId)
    ids.push(await catalogueImageId(ctx, imageUrl, was, `models.${place}.imageUrl`))
  }
  return ids
}
