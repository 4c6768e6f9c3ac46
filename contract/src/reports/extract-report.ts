import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reportFiles } from '../media-types.ts'
import { Choice, Id } from '../primitives.ts'

export const reportFormats = ['xlsx', 'pdf'] as const

export const extractReport = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Reporting/:id/extract',
  summary:
    'Download a sales report in the language of the request, as a workbook or a PDF: a summary, each table with its sums, and the days',
  access: 'SalesReports',
  effect: 'outside',
  costly: true,
  params: z.object({ id: Id }),
  query: z.strictObject({ format: Choice(reportFormats).optional() }),
  produces: reportFiles,
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})
