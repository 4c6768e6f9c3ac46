import { mustGet } from '../../platform/values/must.ts'
import type { Access, CatalogItem, CatalogRefs } from '../providers.ts'
import { clientFor, type SquareSettings } from './square-client.ts'

const batch = 200

/**
 * Writes items whose price is set by each sale, as rebates and taxes are computed here. Source:
 * developer.squareup.com/docs/catalog-api/build-with-catalog.
 */
export async function writeSquareCatalog(
  settings: SquareSettings,
  access: Access,
  items: readonly CatalogItem[],
): Promise<CatalogRefs> {
  const written: CatalogRefs = []
  for (let at = 0; at < items.length; at += batch)
    written.push(...(await writeBatch(settings, access, items.slice(at, at + batch))))
  return written
}

async function writeBatch(
  settings: SquareSettings,
  access: Access,
  items: readonly CatalogItem[],
): Promise<CatalogRefs> {
  const square = await clientFor(settings, access)
  const known = items.flatMap(({ itemRef, variations }) =>
    [itemRef, ...variations.map(({ variationRef }) => variationRef)].filter((ref) => ref !== null),
  )
  const { objects = [] } = known.length
    ? await square.catalog.batchGet({ objectIds: known })
    : { objects: [] }
  const versions = new Map(
    objects.filter(({ isDeleted }) => !isDeleted).map(({ id, version }) => [id, version]),
  )
  // An entry that was deleted at Square is created again.
  const named = (ref: string | null, name: string) =>
    ref !== null && versions.has(ref) ? { id: ref, version: mustGet(versions, ref) } : { id: name }
  const { idMappings = [] } = await square.catalog.batchUpsert({
    idempotencyKey: crypto.randomUUID(),
    batches: [
      {
        objects: items.map((item, index) => {
          const itemName = named(item.itemRef, `#item-${index}`)
          return {
            type: 'ITEM' as const,
            ...itemName,
            itemData: {
              name: item.name,
              variations: item.variations.map(({ id, name, variationRef }) => ({
                type: 'ITEM_VARIATION' as const,
                ...named(variationRef, `#${id}`),
                itemVariationData: {
                  itemId: itemName.id,
                  name,
                  pricingType: 'VARIABLE_PRICING' as const,
                },
              })),
            },
          }
        }),
      },
    ],
  })
  const made = new Map(idMappings.map(({ clientObjectId, objectId }) => [clientObjectId, objectId]))
  return items.flatMap((item, index) => {
    const itemName = named(item.itemRef, `#item-${index}`).id
    return item.variations.map(({ id, variationRef }) => {
      const name = named(variationRef, `#${id}`).id
      return {
        id,
        itemRef: made.get(itemName) ?? itemName,
        variationRef: made.get(name) ?? name,
      }
    })
  })
}
