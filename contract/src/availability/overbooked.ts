import { z } from 'zod'
import { Integer } from '../primitives.ts'

/**
 * Number of items promised, now or later, beyond the stock: the stock was reduced after they were
 * sold, or the sale was forced.
 */
export const OverbookedPlaces = z.int()
/** Returned with a record; a save may send it back, and it is ignored. */
export const OverbookedCount = Integer(0, 2_147_483_647).optional()
