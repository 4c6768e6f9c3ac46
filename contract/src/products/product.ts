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
 * Editable fields of a product. `stock` null: unlimited. A save without `code` or `barcode` leaves
 * it unchanged.
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
/** Fields that the form validates; other fields are allowed. */
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
/** Read-only fields of a record: accepted and ignored, except that `version` is checked. */
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
  /**
   * Codes by which the counter adds it to a cart: `code` is chosen by the business, `barcode` is
   * printed on the article.
   */
  code: z.string().nullable(),
  barcode: z.string().nullable(),
  /** Units sold and not returned; more than `stock` when the stock was reduced afterwards. */
  sold: z.int(),
})
export type Product = z.output<typeof Product>
