import { z } from 'zod'
import { Integer } from '../primitives.ts'

/**
 * Pieces that are promised, now or later, beyond the number that there is: it was lowered under
 * them, or they were sold nevertheless.
 */
export const Overbooked = z.int()
/** Read along with a record, it may come back with it; it is not written. */
export const OverbookedCount = Integer(0, 2_147_483_647).optional()
