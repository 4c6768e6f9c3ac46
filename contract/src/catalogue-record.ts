import { z } from 'zod'
import { saleReadAlong } from './catalogue-sale.ts'
import { Id, ImageUrl, Integer, PerLanguage, Price, Required, Text, Version } from './primitives.ts'

/** Fields that the records of the catalogue have in common, as a save sends them. */
export const TextsSave = PerLanguage(
  z.strictObject({ name: Required(50), description: Text(1500).trim() }),
)
export const DescribedTextsSave = PerLanguage(
  z.strictObject({ name: Required(50), description: Required(1500) }),
)
export const CataloguePrice = Price(0, 1_000_000)
export const CatalogueImage = ImageUrl('rentals').nullable()
/** Read-only fields of a record: accepted and ignored, except that `version` is checked. */
export const readAlong = {
  version: Version,
  order: Integer(0, 9999).optional(),
  ...saleReadAlong,
}

/** Texts of a record in a reply. */
export const Texts = PerLanguage(z.strictObject({ name: z.string(), description: z.string() }))
export type Texts = z.output<typeof Texts>
/** Fields with which the replies of all records begin. */
export const catalogueRecord = {
  publicId: Id,
  collaboratorPublicId: Id,
  version: z.int(),
  order: z.int(),
}
