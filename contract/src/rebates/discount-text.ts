import { z } from 'zod'
import { printedAs } from '../printed-schema.ts'
import { readDiscount } from './discount.ts'

/** `15%` or `30.00$`, above zero. Source: specification 2, section 5. */
export const DiscountText = printedAs(
  z
    .string('type')
    .trim()
    .refine((given) => readDiscount(given) !== null, 'discountFormat'),
  { type: 'string', pattern: '^([0-9]{1,4}([.,][0-9]{1,2})? ?\\$|[0-9.,]{1,5} ?%)$' },
)
