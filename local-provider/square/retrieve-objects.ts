import type { z } from 'zod'
import type { CatalogObject } from './catalog/catalog-objects.ts'
import type { retrieval } from './catalog/catalog-parameters.ts'
import { objectOf, shownObjects } from './catalog/catalog.ts'
import { unlessEmpty } from './square-list.ts'
import type { SquareProvider } from './square-provider.ts'

/** Unknown ids are left out. */
export function retrieveObjects(
  provider: SquareProvider,
  owner: string,
  asked: z.output<typeof retrieval>,
): object {
  const isWanted = (found: CatalogObject | undefined): found is CatalogObject =>
    found !== undefined && (!found.is_deleted || asked.include_deleted_objects === true)
  const found = asked.object_ids.map((id) => objectOf(provider, owner, id)).filter(isWanted)
  const itemIds = new Set(
    found.flatMap((each) =>
      each.type === 'ITEM_VARIATION' ? [each.item_variation_data.item_id] : [],
    ),
  )
  const items = [...itemIds].map((id) => objectOf(provider, owner, id)).filter(isWanted)
  const related = asked.include_related_objects ? items : []
  return {
    ...unlessEmpty('objects', shownObjects(provider, owner, found)),
    ...unlessEmpty('related_objects', shownObjects(provider, owner, related)),
  }
}
