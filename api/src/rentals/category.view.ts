import { toDollars } from '@guichet/contract/money.ts'
import type { RentalCategory } from '@guichet/contract/rentals/rental-category.ts'
import { imageUrlOf } from '../files/public.ts'
import { textsOf } from '../platform/values/record-texts.ts'
import type { CategoryRow, TypeRow } from './categories.db.ts'
import { durationParts } from './durations.rules.ts'

export const viewPricings = (pricings: TypeRow['pricings']) =>
  pricings.map(({ id, duration, price_cents, active, sale_ends_at }) => ({
    publicId: id,
    duration: duration!,
    ...durationParts(duration!),
    price: toDollars(price_cents),
    isActive: active,
    activePeriodEndDateTimeUtc: sale_ends_at,
  }))

export const viewCategory = (
  tenantId: string,
  { id, version, position, name, types }: CategoryRow,
): RentalCategory => ({
  publicId: id,
  collaboratorPublicId: tenantId,
  version,
  order: position,
  internationalizedNames: name,
  models: types.map((type) => ({
    publicId: type.id,
    version: type.version,
    internationalizedFields: textsOf(type.name, type.description),
    imageUrl: imageUrlOf(type.image),
    turnaround: type.turnaround,
    specifications: type.sizes.map((size, order) => ({
      publicId: size.id,
      isDefault: size.is_default,
      quantity: size.quantity,
      overbooked: size.overbooked,
      order,
      internationalizedNames: size.name,
    })),
    pricings: viewPricings(type.pricings),
  })),
})
