import { invalidValue } from '../square-error.ts'
import { isoNow, type SquareProvider } from '../square-provider.ts'
import type { CatalogObject, CatalogVariation } from './catalog-objects.ts'

/** All catalogue objects of a merchant, oldest first, including deleted ones. */
export const objectsOf = ({ store }: SquareProvider, owner: string): CatalogObject[] =>
  [...store.catalog.values()].filter((kept) => kept.owner === owner).map(({ thing }) => thing)

export function objectOf(
  { store }: SquareProvider,
  owner: string,
  id: string,
): CatalogObject | undefined {
  const kept = store.catalog.get(id)
  return kept?.owner === owner ? kept.thing : undefined
}

/** Variations by the id of their item, without deleted ones. */
export function variationsByItem(
  provider: SquareProvider,
  owner: string,
): ReadonlyMap<string, CatalogVariation[]> {
  const found = new Map<string, CatalogVariation[]>()
  for (const object of objectsOf(provider, owner)) {
    if (object.type !== 'ITEM_VARIATION' || object.is_deleted) continue
    const { item_id: itemId } = object.item_variation_data
    const siblings = found.get(itemId)
    if (siblings) siblings.push(object)
    else found.set(itemId, [object])
  }
  return found
}

/** Objects in Square's format: an item contains its variations. */
export function shownObjects(
  provider: SquareProvider,
  owner: string,
  objects: readonly CatalogObject[],
): object[] {
  const variations = variationsByItem(provider, owner)
  return objects.map((object) =>
    object.type === 'ITEM_VARIATION'
      ? object
      : {
          ...object,
          item_data: { ...object.item_data, variations: variations.get(object.id) ?? [] },
        },
  )
}

/** Deletes objects; an item with its variations. Unknown ids are ignored. */
export function deleteObjects(
  provider: SquareProvider,
  owner: string,
  ids: readonly string[],
): object {
  const named = new Set(ids)
  const gone = objectsOf(provider, owner).filter(
    (object) =>
      !object.is_deleted &&
      (named.has(object.id) ||
        (object.type === 'ITEM_VARIATION' && named.has(object.item_variation_data.item_id))),
  )
  const version = nextVersion(provider, owner)
  const now = isoNow(provider)
  for (const object of gone) Object.assign(object, { is_deleted: true, version, updated_at: now })
  provider.touch()
  return { deleted_object_ids: gone.map(({ id }) => id), deleted_at: now }
}

/** A version is a time in milliseconds, greater than all earlier ones. */
export const nextVersion = (provider: SquareProvider, owner: string): number =>
  objectsOf(provider, owner).reduce(
    (highest, { version }) => Math.max(highest, version + 1),
    provider.clock.seconds() * 1000,
  )

/**
 * @throws SquareApiError for an object that an order cannot contain: only variations are sold, not
 *   items
 */
export function variationToSell(
  provider: SquareProvider,
  owner: string,
  id: string,
  field: string,
): { name: string; variation: CatalogVariation } {
  const variation = objectOf(provider, owner, id)
  if (variation?.type !== 'ITEM_VARIATION' || variation.is_deleted)
    throw invalidValue('INVALID_VALUE', `There is no item variation \`${id}\`.`, field)
  const item = objectOf(provider, owner, variation.item_variation_data.item_id)
  return { name: item?.type === 'ITEM' ? item.item_data.name : id, variation }
}
