import type { LodgingCategory } from '@guichet/contract/lodging/lodging-category.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { imageUrlOf } from '../files/public.ts'
import { textsOf } from '../platform/values/record-texts.ts'
import { addDays } from '../platform/values/zoned-time.ts'
import type { LodgingCategoryRow, LodgingTypeRow } from './lodging.db.ts'

/** Editable fields of a unit type, which a copy gets too; prices in cents. */
export const typeTexts = (type: LodgingTypeRow) => ({
  internationalizedFields: textsOf(type.name, type.description),
  imageUrl: imageUrlOf(type.image),
  quantity: type.quantity,
  maxPersons: type.max_persons,
  minNights: type.min_nights,
  maxNights: type.max_nights,
  checkInTime: type.check_in.slice(0, 5),
  checkOutTime: type.check_out.slice(0, 5),
  price: type.price_cents,
  rates: type.rates.map((rate) => ({
    firstNight: rate.begins_on,
    lastNight: addDays(rate.ends_on, -1),
    weekdays: rate.weekdays,
    price: rate.night_cents,
  })),
})

const inDollars = <T extends { price: number }>(priced: T): T => ({
  ...priced,
  price: toDollars(priced.price),
})

export const viewLodging = (
  tenantId: string,
  { id, version, position, name, types }: LodgingCategoryRow,
): LodgingCategory => ({
  publicId: id,
  collaboratorPublicId: tenantId,
  version,
  order: position,
  internationalizedNames: name,
  types: types.map((type) => {
    const stored = typeTexts(type)
    return {
      publicId: type.id,
      version: type.version,
      overbooked: type.overbooked,
      ...inDollars(stored),
      rates: stored.rates.map(inDollars),
    }
  }),
})
