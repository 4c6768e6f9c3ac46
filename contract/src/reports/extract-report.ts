import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const extractReport = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Reporting/:id/extract',
  summary:
    'A sales report as a workbook in the language of the request: a summary, a sheet for each table with its sums, and the days',
  access: 'SalesReports',
  effect: 'outside',
  costly: true,
  params: z.object({ id: Id }),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})
