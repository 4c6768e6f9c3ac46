import type { DB } from '@guichet/api/src/platform/db/schema.gen.ts'
import type { Insertable } from 'kysely'
import type { Sheet } from '../pictures/sheet.ts'

type Row = Insertable<DB['product']>
const nothing = {
  position: 0,
  description: null,
  duration: null,
  active: true,
  activity_category_id: null,
  rental_type_id: null,
  accessory_id: null,
  lodging_type_id: null,
  stock_id: null,
  image_id: null,
  code: null,
  barcode: null,
}

/** Adds a product of any kind, with a value for every column, as the sheet requires. */
export const addProduct = (
  sheet: Sheet,
  { tenant_id, id, kind, title, price_cents, ...more }: Row,
) => sheet.add('product', { tenant_id, id, kind, title, price_cents, ...nothing, ...more })
