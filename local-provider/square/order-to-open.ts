import { z } from 'zod'
import { variationToSell } from './catalog/catalog.ts'
import type { NewLine, NewOrder } from './orders.ts'
import { invalidValue } from './square-error.ts'
import { metadata, money, words } from './square-parameters.ts'
import type { SquareProvider } from './square-provider.ts'

const lineItem = z.strictObject({
  uid: words(60).nullish(),
  name: words(512).nullish(),
  quantity: z.string().regex(/^\d{1,6}(\.\d{1,5})?$/),
  note: words(2000).nullish(),
  catalog_object_id: words(192).nullish(),
  base_price_money: money.nullish(),
})
export const newOrder = z.strictObject({
  location_id: words(50),
  reference_id: words(40).nullish(),
  line_items: z.array(lineItem).min(1).max(500),
  metadata: metadata.nullish(),
})
type OrderInput = z.output<typeof newOrder>

/** Values that a line does not set come from its catalogue variation. */
export const orderToOpen = (
  provider: SquareProvider,
  owner: string,
  given: OrderInput,
): NewOrder => ({
  locationId: given.location_id,
  referenceId: given.reference_id ?? undefined,
  metadata: given.metadata ?? undefined,
  lines: given.line_items.map((line, i): NewLine => {
    const at = `order.line_items[${i}]`
    const id = line.catalog_object_id ?? undefined
    const sold = id && variationToSell(provider, owner, id, `${at}.catalog_object_id`)
    const { price_money: usual } = sold ? sold.variation.item_variation_data : {}
    const price = line.base_price_money ?? usual
    const field = `${at}.base_price_money`
    if (!price)
      throw invalidValue(
        'MISSING_REQUIRED_PARAMETER',
        `Missing required parameter: ${field}.`,
        field,
      )
    return {
      name: line.name ?? (sold ? sold.name : undefined),
      quantity: line.quantity,
      note: line.note ?? undefined,
      catalogObjectId: id,
      price,
    }
  }),
})
