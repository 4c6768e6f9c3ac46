import { z } from 'zod'
import { OverbookedPlaces, OverbookedCount } from '../availability/overbooked.ts'
import {
  CatalogueImage,
  CataloguePrice,
  catalogueRecord,
  DescribedTextsSave,
  Texts,
} from '../catalogue-record.ts'
import {
  Bilingual,
  BilingualText,
  Dollars,
  Id,
  idOrItself,
  Integer,
  LocalDate,
  NotEmpty,
  Unique,
  Version,
  WallTime,
} from '../primitives.ts'

/**
 * Price of the nights from `firstNight` to `lastNight`, both inclusive, on these weekdays (1 is
 * Monday). The first matching rate applies.
 */
const RateSave = z
  .strictObject({
    firstNight: LocalDate,
    lastNight: LocalDate,
    weekdays: Unique(NotEmpty(Integer(1, 7), 7)),
    price: CataloguePrice,
  })
  .refine(({ firstNight, lastNight }) => firstNight <= lastNight, {
    error: 'order',
    path: ['lastNight'],
  })
export const LodgingRates = z.array(RateSave, 'type').max(100, 'maxItems:100')

export const LodgingTypeSave = z
  .strictObject({
    publicId: Id.optional(),
    version: Version,
    overbooked: OverbookedCount,
    internationalizedFields: DescribedTextsSave,
    imageUrl: CatalogueImage,
    /** Number of units of this type. */
    quantity: Integer(0, 999_999),
    maxPersons: Integer(1, 1000),
    minNights: Integer(1, 365),
    maxNights: Integer(1, 365),
    checkInTime: WallTime,
    checkOutTime: WallTime,
    /** Price of a night without a matching rate. */
    price: CataloguePrice,
    rates: LodgingRates,
  })
  .superRefine(({ minNights, maxNights }, ctx) => {
    if (maxNights < minNights)
      ctx.addIssue({ code: 'custom', message: `minValue:${minNights}`, path: ['maxNights'] })
  })
export type LodgingTypeSave = z.output<typeof LodgingTypeSave>

const LodgingType = z.strictObject({
  publicId: Id,
  version: z.int(),
  internationalizedFields: Texts,
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  overbooked: OverbookedPlaces,
  maxPersons: z.int(),
  minNights: z.int(),
  maxNights: z.int(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  price: Dollars,
  rates: z.array(
    z.strictObject({
      firstNight: z.string(),
      lastNight: z.string(),
      weekdays: z.array(z.int()),
      price: Dollars,
    }),
  ),
})

/** Editable fields of a category. Types without an id are new; missing types are archived. */
export const lodgingCategory = {
  internationalizedNames: BilingualText(50),
  types: Unique(z.array(LodgingTypeSave, 'type').max(100, 'maxItems:100'), idOrItself),
}
/** Fields that the form validates; other fields are allowed. */
export const LodgingCategoryForm = z.object(lodgingCategory)
export const LodgingCategory = z.strictObject({
  ...catalogueRecord,
  internationalizedNames: Bilingual,
  types: z.array(LodgingType),
})
export type LodgingCategory = z.output<typeof LodgingCategory>
