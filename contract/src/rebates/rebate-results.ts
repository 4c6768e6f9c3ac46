import { z } from 'zod'
import { Dollars } from '../primitives.ts'
import { rebateObstacles } from './rebate-obstacles.ts'

/** Each code of the request and each automatic rebate, with the amount that it deducts. */
export const RebateResults = z.array(
  z.strictObject({
    code: z.string().nullable(),
    description: z.string().nullable(),
    total: Dollars,
    obstacle: z.enum(rebateObstacles).nullable(),
  }),
)
export type RebateResult = z.output<typeof RebateResults>[number]
