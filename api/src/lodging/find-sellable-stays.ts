import * as contract from '@guichet/contract/lodging/find-sellable-stays.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { imageUrlOf } from '../files/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadLodging } from './lodging.db.ts'

/** Returns the unit types that the counter sells; free nights are queried for a period. */
export const findSellableStays = handle(contract.findSellableStays, async ({ db, tenantId }) => ({
  lodgings: (await loadLodging(db, tenantId))
    .map(({ id, name, types }) => ({
      publicId: id,
      name,
      types: types.map((type) => ({
        productId: type.product_id,
        publicId: type.id,
        name: type.name,
        description: type.description,
        imageUrl: imageUrlOf(type.image),
        maxPersons: type.max_persons,
        minNights: type.min_nights,
        maxNights: type.max_nights,
        checkInTime: type.check_in.slice(0, 5),
        checkOutTime: type.check_out.slice(0, 5),
        price: toDollars(type.price_cents),
      })),
    }))
    .filter(({ types }) => types.length > 0),
}))
