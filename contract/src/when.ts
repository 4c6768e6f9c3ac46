import { z } from 'zod'
import { Instant, LocalDate } from './primitives.ts'

/** A business date, as the whole day, or an instant. */
export const When = z.union([LocalDate, Instant], 'date')
