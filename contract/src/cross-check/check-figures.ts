import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, LocalDate, TenantId } from '../primitives.ts'

export const figureNames = [
  'sold',
  'givenBack',
  'revenue',
  'money',
  'cash',
  'orders',
  'piecesSold',
  'piecesRefunded',
  'tables',
  'workbook',
  'workbookPieces',
  'tills',
  'places',
] as const
/** Figures that are counts; all others are amounts. */
export const countedFigures: ReadonlySet<(typeof figureNames)[number]> = new Set([
  'piecesSold',
  'piecesRefunded',
  'workbookPieces',
  'places',
])
export const sourceNames = [
  'report',
  'reportRows',
  'workbook',
  'dashboard',
  'books',
  'refunds',
  'payments',
  'ordersList',
  'orderLines',
  'till',
  'cashMoves',
  'traffic',
  'tickets',
] as const

/** `value` is a number for `countedFigures` and dollars for all others. */
const Reading = z.strictObject({ source: z.enum(sourceNames), value: z.number() })
const Difference = z.strictObject({
  figure: z.enum(figureNames),
  /** The day, till, report table or kind that it covers; `period` for the whole period. */
  part: z.string(),
  readings: z.array(Reading),
})
/** An order for which two sources have different amounts. */
const Row = z.strictObject({
  orderPublicId: Id,
  orderReferenceNumber: z.string(),
  readings: z.array(Reading),
})
const CheckResult = z.strictObject({ differences: z.array(Difference), orders: z.array(Row) })
const at = { service: 'administration', access: 'SalesReports' } as const

export const checkFigures = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/CrossCheck',
  summary: 'Compare all sources of the figures of a period now',
  effect: 'outside',
  costly: true,
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    startDate: LocalDate,
    endDate: LocalDate,
  }),
  reply: CheckResult,
  problems: [],
})
export const findDifferences = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/CrossCheck',
  summary: 'List the days of the last two months whose figures differed at their end',
  effect: 'read',
  reply: z.strictObject({
    items: z.array(CheckResult.extend({ date: LocalDate, checkedDateTimeUtc: Instant })),
  }),
  problems: [],
})
