import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Dollars } from '../primitives.ts'

/**
 * A step of the calculation of an invoice, frozen with it. Amounts are in dollars; `total` of a
 * rebate is the amount deducted. A fee is a percentage of `base`, or an amount per item.
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
