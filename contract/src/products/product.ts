import { z } from 'zod'
import {
  CatalogueImage,
  CataloguePrice,
  catalogueRecord,
  Texts,
  TextsSave,
} from '../catalogue-record.ts'
import { Dollars, Integer } from '../primitives.ts'
import { ProductBarcode, ProductCode } from './product-codes.ts'

/**
 * Editable fields of a product. `stock` null: unlimited. A save without `code` or `barcode` leaves
 * it unchanged.
 */
export const product = {
  internationalizedFields: TextsSave,
  price: CataloguePrice,
  imageUrl: CatalogueImage,
  isActive: z.boolean('type'),
  stock: Integer(0, 999_999).nullable(),
  code: ProductCode.nullish(),
  barcode: ProductBarcode.nullish(),
}
/** Fields that the form validates; other fields are allowed. */
export const ProductForm = z.object(product)
export type ProductSave = z.output<typeof ProductForm>

export const Product = z.strictObject({
  ...catalogueRecord,
  internationalizedFields: Texts,
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
