import type { LodgingTypeSave } from '@guichet/contract/lodging/lodging-category.ts'
import { catalogueImageId, dropReplacedImages } from '../files/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { textColumnsOf } from '../platform/values/record-texts.ts'
import { writePieces } from '../resources/public.ts'
import {
  archiveTypes,
  replaceRates,
  upsertProducts,
  upsertTypes,
  type TypeToWrite,
} from './lodging-types.db.ts'
import type { LodgingTypeRow } from './lodging.db.ts'

type Writing = Pick<Ctx, 'db' | 'now' | 'language' | 'tenantId'>
type PlannedType = TypeToWrite & { quantity: number; was: LodgingTypeRow | undefined }

/**
 * Writes the unit types of a category as sent: those with an id are changed, those without are new,
 * unnamed ones are archived. The number of statements is fixed.
 *
 * @returns The overbooked quantity after lowered stocks
 */
export async function writeTypes(
  ctx: Writing,
  categoryId: string,
  before: readonly LodgingTypeRow[],
  saved: readonly LodgingTypeSave[],
): Promise<number> {
  const { db, now, tenantId } = ctx
  const types = await planTypes(ctx, before, saved)
  const staying = new Set(types.map(({ id }) => id))
  await archiveTypes(
    { db, tenantId, now },
    before.filter(({ id }) => !staying.has(id)).map(({ id }) => id),
  )
  if (types.length === 0) return 0

  const overbooked = await writePieces(
    { db, tenantId, now },
    'room',
    types.map(({ resourceId, quantity, was }) => ({ resourceId, quantity, was: was?.quantity })),
  )
  await upsertTypes(db, { tenantId, categoryId }, types)
  await upsertProducts(db, tenantId, types)
  await replaceRates(db, tenantId, types)
  await dropReplacedImages(ctx, types)
  return overbooked
}

/** The types in order, with existing or new ids. @throws NotFound for an id of another category */
async function planTypes(
  ctx: Writing,
  before: readonly LodgingTypeRow[],
  saved: readonly LodgingTypeSave[],
): Promise<PlannedType[]> {
  const types: PlannedType[] = []
  for (const [position, type] of saved.entries()) {
    const was = before.find(({ id }) => id === type.publicId)
    if (type.publicId !== undefined && !was) throw apiError('NotFound')
    const imageId = await catalogueImageId(ctx, type.imageUrl, was, `types.${position}.imageUrl`)
    types.push(planType(type, was, { imageId, position }))
  }
  return types
}

function planType(
  type: LodgingTypeSave,
  was: LodgingTypeRow | undefined,
  place: { imageId: string | null; position: number },
): PlannedType {
  return {
    ...type,
    ...place,
    was,
    id: was?.id ?? newId(),
    resourceId: was?.resource_id ?? newId(),
    productId: was?.product_id ?? newId(),
    version: (was?.version ?? 0) + 1,
    ...textColumnsOf(type.internationalizedFields),
  }
}
