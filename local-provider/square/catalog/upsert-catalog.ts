import { randomText } from '../../new-id.ts'
import { invalidValue, refused } from '../square-error.ts'
import { isoNow, type SquareProvider } from '../square-provider.ts'
import type { CatalogObject } from './catalog-objects.ts'
import type { ItemInput, ObjectInput, VariationInput } from './catalog-parameters.ts'
import { nextVersion, objectOf, variationsByItem } from './catalog.ts'

const capitalsAndFigures = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Changes of a batch, which are applied together or not at all. */
type Batch = {
  provider: SquareProvider
  owner: string
  version: number
  /** Variations of the items before the batch. */
  before: ReturnType<typeof variationsByItem>
  ids: Map<string, string>
  written: Map<string, CatalogObject>
}

/** @returns The written objects, and the ids that replace those with `#` */
export function upsertBatch(
  provider: SquareProvider,
  owner: string,
  given: readonly ObjectInput[],
): { objects: CatalogObject[]; idMappings: object[] } {
  const version = nextVersion(provider, owner)
  const before = variationsByItem(provider, owner)
  const batch: Batch = { provider, owner, version, before, ids: new Map(), written: new Map() }
  for (const object of given) giveIds(batch, object)
  for (const object of given)
    if (object.type === 'ITEM') writeItem(batch, object)
    else writeVariation(batch, object, object.item_variation_data.item_id ?? '')
  for (const thing of batch.written.values()) provider.store.catalog.set(thing.id, { owner, thing })
  provider.touch()
  const wanted = given.map(({ id }) => batch.written.get(batch.ids.get(id) ?? id)!)
  const idMappings = [...batch.ids].map(([clientId, id]) => ({
    client_object_id: clientId,
    object_id: id,
  }))
  return { objects: wanted, idMappings }
}

function giveIds(batch: Batch, object: ObjectInput): void {
  const variations = object.type === 'ITEM' ? (object.item_data.variations ?? []) : []
  for (const { id } of [object, ...variations]) {
    if (!id.startsWith('#')) continue
    if (batch.ids.has(id))
      throw invalidValue('INVALID_VALUE', `Two objects are called ${id}.`, 'id')
    batch.ids.set(id, randomText(24, capitalsAndFigures))
  }
}

function writeItem(batch: Batch, given: ItemInput): void {
  const { variations = [], ...data } = given.item_data
  const itemId = idOf(batch, given.id)
  write(batch, given, { type: 'ITEM', item_data: data })
  for (const variation of variations ?? []) writeVariation(batch, variation, itemId)
  // An item is replaced as a whole: variations that it no longer has are deleted.
  for (const object of batch.before.get(itemId) ?? [])
    if (!batch.written.has(object.id))
      batch.written.set(object.id, { ...object, is_deleted: true, version: batch.version })
}

function writeVariation(batch: Batch, given: VariationInput, within: string): void {
  const data = given.item_variation_data
  const itemId = idOf(batch, data.item_id ?? within)
  const item = batch.written.get(itemId) ?? objectOf(batch.provider, batch.owner, itemId)
  if (item?.type !== 'ITEM' || item.is_deleted)
    throw invalidValue('INVALID_VALUE', `There is no item \`${itemId}\`.`, 'item_id')
  if (data.pricing_type === 'FIXED_PRICING' && !data.price_money)
    throw invalidValue('MISSING_REQUIRED_PARAMETER', 'A fixed price is an amount.', 'price_money')
  write(batch, given, {
    type: 'ITEM_VARIATION',
    item_variation_data: { ...data, item_id: itemId },
  })
}

/** @throws SquareApiError for an id that this batch does not define */
function idOf({ ids }: Batch, id: string): string {
  const found = id.startsWith('#') ? ids.get(id) : id
  if (!found) throw invalidValue('INVALID_VALUE', `Nothing is called ${id}.`, 'id')
  return found
}

type Data =
  | Pick<Extract<CatalogObject, { type: 'ITEM' }>, 'type' | 'item_data'>
  | Pick<Extract<CatalogObject, { type: 'ITEM_VARIATION' }>, 'type' | 'item_variation_data'>

/** @throws SquareApiError if the object has changed since the caller read it */
function write(batch: Batch, given: ObjectInput, data: Data): void {
  const { provider, owner, version } = batch
  const id = idOf(batch, given.id)
  const before = objectOf(provider, owner, id)
  if (!given.id.startsWith('#')) {
    if (before?.type !== data.type || before.is_deleted)
      throw invalidValue('NOT_FOUND', `There is no catalog object \`${id}\`.`, 'id')
    if (given.version !== before.version)
      // The library has no such code: see
      // developer.squareup.com/forums/t/version-mismatch-issue-using-c/7232.
      throw refused(
        'VERSION_MISMATCH',
        'Object version does not match latest database version.',
        'version',
      )
  }
  const now = isoNow(provider)
  batch.written.set(id, {
    ...data,
    id,
    version,
    created_at: before?.created_at ?? now,
    updated_at: now,
    is_deleted: false,
    present_at_all_locations: given.present_at_all_locations ?? true,
  })
}
