import { z } from 'zod'
import { OverbookedPlaces } from '../availability/overbooked.ts'
import {
  CatalogueImage,
  CataloguePrice,
  catalogueRecord,
  DescribedTextsSave,
  Texts,
} from '../catalogue-record.ts'
import { Bilingual, Dollars, Id, Integer, Unique } from '../primitives.ts'

/**
 * Editable fields of an accessory. Its stock is shared by all linked categories; its price is flat,
 * per rental.
 */
export const accessory = {
  internationalizedFields: DescribedTextsSave,
  quantity: Integer(0, 999_999),
  imageUrl: CatalogueImage,
  /** Absent leaves it unchanged; 0 for a new accessory. */
  price: CataloguePrice.optional(),
  associatedRentalPublicIds: Unique(z.array(Id, 'type').max(300, 'maxItems:300')),
}
/** Fields that the form validates; other fields are allowed. */
export const AccessoryForm = z.object(accessory)
export type AccessorySave = z.output<typeof AccessoryForm>

export const Accessory = z.strictObject({
  ...catalogueRecord,
  internationalizedFields: Texts,
  quantity: z.int(),
  overbooked: OverbookedPlaces,
  imageUrl: z.string().nullable(),
  price: Dollars,
  associatedRentalPublicIds: z.array(Id),
})
export type Accessory = z.output<typeof Accessory>
/** An accessory as the lists of other areas use it. */
export const AccessoryOption = z.strictObject({
  publicId: Id,
  name: Bilingual,
  associatedRentalPublicIds: z.array(Id),
})
