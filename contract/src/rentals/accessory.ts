import { z } from 'zod'
import { Overbooked } from '../availability/overbooked.ts'
import {
  Bilingual,
  Dollars,
  Id,
  ImageUrl,
  Integer,
  PerLanguage,
  Price,
  Required,
  Unique,
} from '../primitives.ts'

/**
 * Editable fields of an accessory. Its stock is shared by all linked categories; its price is flat,
 * per rental.
 */
export const accessory = {
  internationalizedFields: PerLanguage(
    z.strictObject({ name: Required(50), description: Required(1500) }),
  ),
  quantity: Integer(0, 999_999),
  imageUrl: ImageUrl('rentals').nullable(),
  /** Absent leaves it unchanged; 0 for a new accessory. */
  price: Price(0, 1_000_000).optional(),
  associatedRentalPublicIds: Unique(z.array(Id, 'type').max(300, 'maxItems:300')),
}
/** Fields that the form validates; other fields are allowed. */
export const AccessoryForm = z.object(accessory)
export type AccessorySave = {
  internationalizedFields: Record<'fr' | 'en', { name: string; description: string }>
  quantity: number
  imageUrl: string | null
  price?: number | undefined
  associatedRentalPublicIds: string[]
}

export const Accessory = z.strictObject({
  publicId: Id,
  collaboratorPublicId: Id,
  version: z.int(),
  order: z.int(),
  internationalizedFields: PerLanguage(
    z.strictObject({ name: z.string(), description: z.string() }),
  ),
  quantity: z.int(),
  overbooked: Overbooked,
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
