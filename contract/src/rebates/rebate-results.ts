import { z } from 'zod'
import { Dollars } from '../primitives.ts'
import { rebateObstacles } from './rebate-obstacles.ts'

/** Each code that was sent and each rebate that applies by itself, with what it takes off. */
export const RebateResults = z.array(
  z.strictObject({
    code: z.string().nullable(),
    description: z.string().nullable(),
    total: Dollars,
    obstacle: z.enum(rebateObstacles).nullable(),
  }),
)
export type RebateResult = z.output<typeof RebateResults>[number]
