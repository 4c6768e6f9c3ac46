import { z } from 'zod'
import { money, words } from '../square-parameters.ts'

const common = {
  id: words(192),
  version: z.int().nullish(),
  // Fields set by Square may be sent back, and are ignored.
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  is_deleted: z.literal(false).nullish(),
  present_at_all_locations: z.boolean().nullish(),
}
const variation = z.strictObject({
  ...common,
  type: z.literal('ITEM_VARIATION'),
  item_variation_data: z.looseObject({
    item_id: words(192).nullish(),
    name: words(255).nullish(),
    pricing_type: z.enum(['FIXED_PRICING', 'VARIABLE_PRICING']).nullish(),
    price_money: money.nullish(),
  }),
})
const item = z.strictObject({
  ...common,
  type: z.literal('ITEM'),
  item_data: z.looseObject({
    name: words(512),
    variations: z.array(variation).max(250).nullish(),
  }),
})
const object = z.discriminatedUnion('type', [item, variation])
export type ItemInput = z.output<typeof item>
export type VariationInput = z.output<typeof variation>
export type ObjectInput = z.output<typeof object>

const mostObjects = 10_000
export const upsert = z.strictObject({
  idempotency_key: words(128),
  batches: z
    .array(z.strictObject({ objects: z.array(object).min(1).max(1000) }))
    .min(1)
    .refine(
      (batches) => batches.reduce((sum, batch) => sum + batch.objects.length, 0) <= mostObjects,
      `At most ${mostObjects} objects`,
    ),
})
export const deletion = z.strictObject({ object_ids: z.array(words(192)).min(1).max(200) })
export const retrieval = z.strictObject({
  object_ids: z.array(words(192)).min(1).max(1000),
  include_related_objects: z.boolean().nullish(),
  include_deleted_objects: z.boolean().nullish(),
})
export const list = z.strictObject({ types: z.string().optional(), cursor: z.string().optional() })
