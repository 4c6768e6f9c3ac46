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
  Duration,
  Id,
  idOrItself,
  Instant,
  Integer,
  NotEmpty,
  Unique,
  Version,
  WallTime,
} from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

/** Items of one size; a type without sizes has a single default size, whose name is ignored. */
const SpecificationSave = z.strictObject({
  publicId: Id.optional(),
  overbooked: OverbookedCount,
  isDefault: z.boolean('type').default(false),
  quantity: Integer(0, 999_999),
  /** Defaults to the position in the list. */
  order: Integer(0, 9999).optional(),
  internationalizedNames: BilingualText(50).nullable().default(null),
})
type SpecificationSave = z.output<typeof SpecificationSave>
const Specification = z.strictObject({
  publicId: Id,
  overbooked: OverbookedPlaces,
  isDefault: z.boolean(),
  quantity: z.int(),
  order: z.int(),
  internationalizedNames: Bilingual.nullable(),
})
/** Accepts a single default size without a name, or sizes that each have a name. */
const isOneOrSizes = (all: SpecificationSave[]) =>
  all.length === 1 && all[0]!.isDefault
    ? all[0]!.internationalizedNames === null
    : all.every((item) => !item.isDefault && item.internationalizedNames !== null)

const PricingDuration = printedAs(
  Duration.refine((duration) => duration !== '00:00:00', 'notZero'),
  {
    type: 'string',
    pattern: '^(?!00:00:00$)([1-9][0-9]{0,2}\\.)?([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$',
  },
)
export const RentalPricingSave = z.strictObject({
  publicId: Id.optional(),
  duration: PricingDuration,
  price: CataloguePrice,
  isActive: z.boolean('type').default(true),
  /** As in `RentalPricing`; absent leaves it unchanged. */
  activePeriodEndDateTimeUtc: Instant.nullable().optional(),
  // Derived from `duration`: accepted and ignored.
  isDurationMoreThanADay: z.boolean('type').optional(),
  numberOfDay: Integer(0, 999).optional(),
  timeInHourAndMinute: WallTime.optional(),
})
export type RentalPricingSave = z.output<typeof RentalPricingSave>
export const RentalPricing = z.strictObject({
  publicId: Id,
  duration: z.string(),
  isDurationMoreThanADay: z.boolean(),
  numberOfDay: z.int(),
  timeInHourAndMinute: z.string(),
  price: Dollars,
  isActive: z.boolean(),
  /** Last instant at which it is sold, and the latest start of its rentals; null: no end. */
  activePeriodEndDateTimeUtc: Instant.nullable(),
})
export const RentalPricings = Unique(
  z.array(RentalPricingSave, 'type').max(50, 'maxItems:50'),
  (pricing) => (pricing as RentalPricingSave).duration,
)

export const RentalModelSave = z.strictObject({
  publicId: Id.optional(),
  version: Version,
  internationalizedFields: DescribedTextsSave,
  imageUrl: CatalogueImage,
  /** Time between a return and the next departure; absent leaves it unchanged, 0 for a new type. */
  turnaround: Duration.optional(),
  specifications: Unique(NotEmpty(SpecificationSave, 100), idOrItself).refine(
    isOneOrSizes,
    'invalid',
  ),
  /** Absent leaves them unchanged. */
  pricings: RentalPricings.optional(),
})
export type RentalModelSave = z.output<typeof RentalModelSave>
const RentalModel = z.strictObject({
  publicId: Id,
  version: z.int(),
  internationalizedFields: Texts,
  imageUrl: z.string().nullable(),
  turnaround: z.string(),
  specifications: z.array(Specification),
  pricings: z.array(RentalPricing),
})

/**
 * Editable fields of a category. Models without an id are new; models that are left out are
 * archived.
 */
export const rentalCategory = {
  internationalizedNames: BilingualText(50),
  models: Unique(z.array(RentalModelSave, 'type').max(300, 'maxItems:300'), idOrItself),
}
/** Fields that the form validates; other fields are allowed. */
export const RentalCategoryForm = z.object(rentalCategory)

export const RentalCategory = z.strictObject({
  ...catalogueRecord,
  internationalizedNames: Bilingual,
  models: z.array(RentalModel),
})
export type RentalCategory = z.output<typeof RentalCategory>
