import * as contract from '@guichet/contract/lodging/find-sellable-stays.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadLodging } from './lodging.db.ts'
import { viewSellableStay } from './sellable-stay.view.ts'

/** Returns the unit types that the counter sells; free nights are queried for a period. */
export const findSellableStays = handle(contract.findSellableStays, async ({ db, tenantId }) => ({
  lodgings: (await loadLodging(db, tenantId))
    .map(({ id, name, types }) => ({
      publicId: id,
      name,
      types: types.map(viewSellableStay),
    }))
    .filter(({ types }) => types.length > 0),
}))
