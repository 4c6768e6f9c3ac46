import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Dollars, Id, LocalDate } from '../primitives.ts'
import { Till, TillRow } from './till-view.ts'

const at = {
  service: 'administration',
  method: 'GET',
  access: 'SalesReports',
  effect: 'read',
} as const

export const findTills = endpoint({
  ...at,
  path: '/1.0/Till',
  summary: 'List the tills of a period of business days, newest first; by default the last month',
  query: z.strictObject({ from: LocalDate.optional(), to: LocalDate.optional() }),
  reply: z.strictObject({
    from: LocalDate,
    to: LocalDate,
    items: z.array(TillRow),
    /** Totals of closed tills per day. */
    days: z.array(
      z.strictObject({
        businessDay: LocalDate,
        open: z.int(),
        closed: z.int(),
        expected: Dollars,
        counted: Dollars,
        difference: Dollars,
        corrections: Dollars,
      }),
    ),
  }),
  problems: [],
})

export const getTill = endpoint({
  ...at,
  path: '/1.0/Till/:id',
  access: ['TicketCreation', 'SalesReports'],
  summary:
    'Get a till with its figures, lines and counts; a till of another clerk needs the access to sales reports',
  params: z.object({ id: Id }),
  reply: Till,
  problems: ['NotFound'],
})
