import { z } from 'zod'
import {
  CatalogueImage,
  CataloguePrice,
  catalogueRecord,
  Texts,
  TextsSave,
} from '../catalogue-record.ts'
import { kinds } from '../kinds.ts'
import { Bilingual, Dollars, Id, Integer, NotEmpty, Unique } from '../primitives.ts'

/** Kinds that a package can hold. A lodging night is a unit: three nights are a quantity of 3. */
export const partKinds = [
  'daily_ticket',
  'season_pass',
  'equipment_rental',
  'lodging',
  'catalog_product',
] as const
export type PartKind = (typeof partKinds)[number]

/** Only the product and the quantity are saved; the other fields are accepted and ignored. */
const PartSave = z.strictObject({
  productPublicId: Id,
  quantity: Integer(1, 999),
  kind: z.enum(kinds).optional(),
  title: Bilingual.optional(),
  detail: z.string().nullable().optional(),
  categoryTitle: Bilingual.nullable().optional(),
  listPrice: z.number().optional(),
  share: z.number().optional(),
  isArchived: z.boolean().optional(),
})
export const PackageParts = Unique(
  NotEmpty(PartSave, 20),
  (part) => (part as { productPublicId: string }).productPublicId,
)

/**
 * A possible part of a package: a ticket type or pass with its activity, an equipment type with a
 * duration, a unit type, a product.
 */
const named = {
  productPublicId: Id,
  kind: z.enum(kinds),
  title: Bilingual,
  /** Duration of a rental, as `[d.]hh:mm:ss`. */
  detail: z.string().nullable(),
  categoryTitle: Bilingual.nullable(),
  /** Price of one unit sold by itself. */
  listPrice: Dollars,
}
export const PartOption = z.strictObject(named)
export const PackagePart = z.strictObject({
  ...named,
  quantity: z.int(),
  /** Share of the package's price for all units of this part. */
  share: Dollars,
  /** True when it was deleted from the catalogue after it was added. */
  isArchived: z.boolean(),
})
export type PackagePart = z.output<typeof PackagePart>

export const packageMessages = {
  internationalizedFields: TextsSave,
  price: CataloguePrice,
  imageUrl: CatalogueImage,
  isActive: z.boolean('type'),
  parts: PackageParts,
}
/** Fields that the form validates; other fields are allowed. */
export const PackageForm = z.object(packageMessages)
export type PackageSave = z.output<typeof PackageForm>
export const Package = z.strictObject({
  ...catalogueRecord,
  internationalizedFields: Texts,
  price: Dollars,
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  /** Sum of the list prices of its parts. */
  listPrice: Dollars,
  /** `listPrice` less the price; negative when the package costs more. */
  saving: Dollars,
  parts: z.array(PackagePart),
})
export type Package = z.output<typeof Package>
