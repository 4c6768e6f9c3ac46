import { toDollars } from '@guichet/contract/money.ts'
import { imageUrlOf } from '../files/public.ts'
import type { LodgingTypeRow } from './lodging.db.ts'

/** A unit type whose nights are sold. */
export const viewSellableStay = (type: LodgingTypeRow) => ({
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
})
