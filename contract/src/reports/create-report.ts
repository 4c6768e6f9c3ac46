import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, LocalDate, Nothing, Required, TenantId } from '../primitives.ts'
import { ReportFigures, ReportHead, reportTitleLimit } from './sales-report.ts'

const at = { service: 'administration', access: 'SalesReports' } as const
/** Business days, both inclusive; at most 366. */
export const ReportForm = z.strictObject({
  collaboratorPublicId: TenantId.optional(),
  title: Required(reportTitleLimit),
  startDate: LocalDate,
  endDate: LocalDate,
})

export const findReports = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/Reporting/c/:id',
  summary: 'List the sales reports of the business, newest first',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: z.strictObject({ items: z.array(ReportHead) }),
  problems: [],
})
export const createReport = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/Reporting',
  summary:
    'Create a sales report; it is closed once its period is over, and never changes afterwards',
  effect: 'write',
  body: ReportForm,
  reply: ReportHead,
  problems: [],
})
export const getReport = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/Reporting/:id',
  summary: 'Get a sales report: sales, fees, refunds, platform fees, payments, taxes, day by day',
  effect: 'read',
  costly: true,
  params: z.object({ id: Id }),
  /** Accepted and ignored: days are business days. */
  query: z.strictObject({ timezoneOffset: z.string().max(10).optional() }),
  reply: ReportHead.extend({
    ...ReportFigures.shape,
    /** Time of the figures: now, or the closing time of a closed report. */
    figuresDateTimeUtc: Instant,
  }),
  problems: ['NotFound'],
})
export const deleteReport = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/Reporting/:id',
  summary: 'Delete a sales report',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
