import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { RentalModelSave } from '@guichet/contract/rentals/rental-category.ts'
import { dropPictures, fileIdOf, imageUrlOf } from '../files/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Ctx } from '../platform/contexts.ts'
import { newId } from '../platform/ids.ts'
import { inChunks } from '../platform/in-chunks.ts'
import { writePieces } from '../resources/public.ts'
import type { TypeRow } from './categories.db.ts'
import { writePricings } from './write-pricings.ts'

/** What a record calls itself in both languages, from its words per language. */
export const textOf = <K extends string>(
  fields: Record<'fr' | 'en', Record<K, string>>,
  key: K,
): Bilingual => ({ fr: fields.fr[key], en: fields.en[key] })

/** What is kept under its id, or a new one. @throws NotFound when the id is none of them */
function kept<T extends { id: string }>(
  before: readonly T[],
  id: string | undefined,
): T | undefined {
  const found = id === undefined ? undefined : before.find((item) => item.id === id)
  if (id !== undefined && !found) throw apiError('NotFound')
  return found
}

type Writing = Pick<Ctx, 'db' | 'now' | 'language' | 'actor'>
/**
 * Makes the equipment types of a category what the editor shows: those with an id are changed,
 * those without are new, those left out are archived. A fixed number of statements, however many
 * types there are. @returns how many pieces are promised beyond numbers that were lowered
 */
export async function writeModels(
  { db, now, language, actor }: Writing,
  categoryId: string,
  before: readonly TypeRow[],
  models: readonly RentalModelSave[],
): Promise<number> {
  const { tenantId } = actor
  const imageIds = await picturesOf({ db, now, language, actor }, before, models)
  const types = models.map((model, position) => {
    const was = kept(before, model.publicId)
    const id = was?.id ?? newId()
    const sizes = [...model.specifications]
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
      })
    return {
      id,
      position,
      model,
      was,
      sizes,
      imageId: imageIds[position]!,
      name: textOf(model.internationalizedFields, 'name'),
    }
  })
  const sizes = types.flatMap((type) => type.sizes.map((size) => ({ ...size, typeId: type.id })))
  await archiveMissing(
    { db, now, tenantId },
    before,
    new Set([...types, ...sizes].map(({ id }) => id)),
  )
  if (types.length === 0) return 0

  await db
    .insertInto('rental_type')
    .values(
      types.map(({ id, position, model, was, name, imageId }) => ({
        tenant_id: tenantId,
        id,
        category_id: categoryId,
        position,
        name,
        description: textOf(model.internationalizedFields, 'description'),
        image_id: imageId,
        turnaround: model.turnaround,
        version: (was?.version ?? 0) + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        image_id: ref('excluded.image_id'),
        turnaround: ref('excluded.turnaround'),
        version: ref('excluded.version'),
      })),
    )
    .execute()
  const overbooked = await writePieces(db, tenantId, now, 'size', sizes)
  await inChunks(sizes, (some) =>
    db
      .insertInto('rental_size')
      .values(
        some.map(({ id, typeId, position, name, isDefault, resourceId }) => ({
          tenant_id: tenantId,
          id,
          type_id: typeId,
          position,
          name,
          is_default: isDefault,
          resource_id: resourceId,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          name: ref('excluded.name'),
          is_default: ref('excluded.is_default'),
        })),
      )
      .execute(),
  )
  await writePricings(
    { db, now, tenantId },
    types.map(({ id, name, model, was }) => ({
      typeId: id,
      name,
      before: was?.pricings ?? [],
      pricings: model.pricings,
    })),
  )
  await dropPictures(
    db,
    tenantId,
    now,
    types.flatMap(({ was, imageId }) => (was && was.image_id !== imageId ? [was.image_id] : [])),
  )
  return overbooked
}

/** The pictures of the types, in their order; those that a type has already need no look. */
async function picturesOf(
  { db, now, language, actor: { tenantId } }: Writing,
  before: readonly TypeRow[],
  models: readonly RentalModelSave[],
): Promise<(string | null)[]> {
  const ids: (string | null)[] = []
  for (const [place, { publicId, imageUrl }] of models.entries()) {
    const was = before.find(({ id }) => id === publicId)
    ids.push(
      was && imageUrlOf(was.image) === imageUrl
        ? was.image_id
        : await fileIdOf(db, tenantId, imageUrl, {
            field: `models.${place}.imageUrl`,
            language,
            now,
            container: 'rentals',
          }),
    )
  }
  return ids
}

async function archiveMissing(
  { db, now, tenantId }: { db: Ctx['db']; now: string; tenantId: string },
  before: readonly TypeRow[],
  staying: ReadonlySet<string>,
) {
  const gone = before.filter(({ id }) => !staying.has(id)).map(({ id }) => id)
  const goneSizes = before
    .flatMap(({ sizes }) => sizes)
    .filter(({ id }) => !staying.has(id))
    .map(({ id }) => id)
  if (gone.length) {
    await db
      .updateTable('rental_type')
      .set({ deleted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', gone)
      .execute()
    await db
      .updateTable('product')
      .set({ deleted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('rental_type_id', 'in', gone)
      .where('deleted_at', 'is', null)
      .execute()
  }
  if (goneSizes.length)
    await db
      .updateTable('rental_size')
      .set({ deleted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', goneSizes)
      .execute()
}
