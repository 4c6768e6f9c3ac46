import type { Money } from '../payment-object.ts'

type Common = {
  id: string
  version: number
  created_at: string
  updated_at: string
  is_deleted: boolean
  present_at_all_locations: boolean
}
/** Its variations are stored separately: see `shownObjects`. */
type CatalogItem = Common & {
  type: 'ITEM'
  item_data: { name: string; [field: string]: unknown }
}
export type CatalogVariation = Common & {
  type: 'ITEM_VARIATION'
  item_variation_data: {
    item_id: string
    name?: string | null | undefined
    price_money?: Money | null | undefined
    [field: string]: unknown
  }
}
/** See developer.squareup.com/reference/square/objects/CatalogObject. */
export type CatalogObject = CatalogItem | CatalogVariation
