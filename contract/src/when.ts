import { z } from 'zod'
import { Instant, LocalDate } from './primitives.ts'
import { printedAs } from './printed-schema.ts'

const instantPattern =
  '(1[89]|2[0-9])[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z'
/** A business date, as the whole day, or an instant. */
export const When = printedAs(z.union([LocalDate, Instant], 'date'), {
  anyOf: [
    {
      type: 'string',
      format: 'date',
      pattern: '^(1[89]|2[0-9])[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    },
    { type: 'string', format: 'date-time', pattern: `^${instantPattern}$` },
  ],
})
