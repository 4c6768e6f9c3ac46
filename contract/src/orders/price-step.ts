import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Dollars } from '../primitives.ts'

/**
 * How an invoice came to its total, step by step, as it was calculated and frozen. Amounts are in
 * dollars; a rebate's is what it took off. A fee is a percentage of a subtotal, or an amount for
 * each of so many items.
 */
export const PriceStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('entries'), total: Dollars }),
  z.strictObject({ step: z.literal('rebate'), description: z.string(), total: Dollars }),
  z.strictObject({
    step: z.literal('fee'),
    kind: z.enum(kinds),
    base: Dollars,
    count: z.int(),
    percent: z.number().nullable(),
    amount: Dollars.nullable(),
    total: Dollars,
  }),
  z.strictObject({
    step: z.literal('tax'),
    key: z.string(),
    description: Bilingual,
    percent: z.number(),
    base: Dollars,
    total: Dollars,
  }),
  z.strictObject({ step: z.literal('final'), total: Dollars }),
])
export type PriceStep = z.output<typeof PriceStep>
