import { z } from 'zod'
import {
  Dollars,
  Id,
  ImageUrl,
  Integer,
  PerLanguage,
  Price,
  Required,
  Text,
  Version,
} from '../primitives.ts'
import { ProductBarcode, ProductCode } from './product-codes.ts'

const texts = PerLanguage(z.strictObject({ name: Required(50), description: Text(1500).trim() }))
const shownTexts = PerLanguage(z.strictObject({ name: z.string(), description: z.string() }))

/**
 * What the editor writes of a product. No stock: as many as are asked for. A save that does not
 * name the code or the barcode leaves it as it is.
 */
export const product = {
  internationalizedFields: texts,
  price: Price(0, 1_000_000),
  imageUrl: ImageUrl('rentals').nullable(),
  isActive: z.boolean('type'),
  stock: Integer(0, 999_999).nullable(),
  code: ProductCode.nullish(),
  barcode: ProductBarcode.nullish(),
}
/** What a form checks before it sends, whatever else its record carries. */
export const ProductForm = z.object(product)
export type ProductSave = {
  internationalizedFields: Record<'fr' | 'en', { name: string; description: string }>
  price: number
  imageUrl: string | null
  isActive: boolean
  stock: number | null
  code?: string | null | undefined
  barcode?: string | null | undefined
}
/** What was read along with a record and may come back with it; it is not written. */
export const readAlong = { version: Version, order: Integer(0, 9999).optional() }

export const Product = z.strictObject({
  publicId: Id,
  collaboratorPublicId: Id,
  version: z.int(),
  order: z.int(),
  internationalizedFields: shownTexts,
  price: Dollars,
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  stock: z.int().nullable(),
  /** By which the counter puts it into a cart: of the business, and on the article. */
  code: z.string().nullable(),
  barcode: z.string().nullable(),
  /**
   * Pieces of the stock that are sold and not given back; more than the stock when it was lowered
   * under them.
   */
  sold: z.int(),
})
export type Product = z.output<typeof Product>
