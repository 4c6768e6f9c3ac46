import { z } from 'zod'
import { Bilingual, Dollars, Id, Instant, LocalDate } from '../primitives.ts'

export const reportTitleLimit = 75
/** Figures of a report change until its period is over; a closed one never does. */
const reportStatuses = ['Pending', 'Completed', 'Failed'] as const

const TaxAmount = z.strictObject({ key: z.string(), amount: Dollars })
/**
 * Dollars of a table. `GST` and `QST` stand alone and in `taxes`; elsewhere they are 0, as in
 * provinces with HST. `RebatedCost` is `GrossCost` less `RebatesTotal`, `FinalCost` adds all
 * taxes.
 */
const Sums = z.strictObject({
  GrossCost: Dollars,
  RebatesTotal: Dollars,
  RebatedCost: Dollars,
  GST: Dollars,
  QST: Dollars,
  taxes: z.array(TaxAmount),
  FinalCost: Dollars,
})
/** What was sold, or given back, under one name; a row without a category belongs to no activity. */
const Row = z.strictObject({
  category: z.string(),
  activity: Bilingual.nullable(),
  produit: Bilingual,
  count: z.int(),
  amount: Dollars,
  /** The products that were sold under this name; of sales alone. */
  productPublicIds: z.array(Id).optional(),
})
const Table = z.strictObject({ rows: z.array(Row), sums: Sums })
const Named = z.strictObject({ received: Dollars, givenBack: Dollars, kept: Dollars })

/** The figures of a period, as the dashboard of a business reads them: all from one moment. */
export const ReportFigures = z.strictObject({
  reportSummary: z.strictObject({
    dailyTicketCount: z.int(),
    seasonPassCount: z.int(),
    orderCount: z.int(),
    receivedPayments: Dollars,
  }),
  /** By the day of payment. */
  sales: Table.extend({
    sums: Sums.extend({
      /** Rebated, less what went back before taxes. */
      FinalCostWithRefunds: Dollars,
      /** With taxes, less what went back with them. */
      FinalCostWithRefundsAndTaxes: Dollars,
    }),
  }),
  feesAppliedToUser: Table,
  /** By the day on which the money had left. */
  refundReportSummary: Table,
  refundedFees: Table,
  /** What the installation charges; `ChargedCost` is what providers have handed over of it. */
  platformFeesReportSummary: z.strictObject({
    platformFees: z.strictObject({ charged: Dollars, givenBack: Dollars }),
    sums: z.strictObject({
      GrossCost: Dollars,
      GST: Dollars,
      QST: Dollars,
      taxes: z.array(TaxAmount),
      TaxedTotal: Dollars,
      ChargedCost: Dollars,
    }),
  }),
  paymentMethods: z.array(Named.extend({ method: z.string() })),
  /** What rounding to the smallest coin added to the cash of the period; below 0 it took off. */
  cashRounding: Dollars.optional(),
  /** Who sold; null for what no person sold. */
  clerks: z.array(
    z.strictObject({
      publicId: Id.nullable().optional(),
      name: z.string().nullable(),
      orders: z.int(),
      finalCost: Dollars,
    }),
  ),
  /** By the day for which it was sold; null for what has none. */
  daysOfUse: z.array(
    z.strictObject({ date: LocalDate.nullable(), count: z.int(), amount: Dollars }),
  ),
  /** For a return of GST and QST: what was charged, given back, and is owed of each. */
  taxReturn: z.array(
    z.strictObject({ key: z.string(), charged: Dollars, givenBack: Dollars, owed: Dollars }),
  ),
  graphs: z.strictObject({
    xaxisLabels: z.array(LocalDate),
    series: z.array(
      z.strictObject({ name: z.enum(['sales', 'refunds']), values: z.array(Dollars) }),
    ),
  }),
})

export const ReportHead = z.strictObject({
  publicId: Id,
  /** Counts the reports of the business from 1; it never changes. */
  number: z.int().optional(),
  title: z.string(),
  startDate: LocalDate,
  endDate: LocalDate,
  startDateTime: Instant,
  endDateTime: Instant,
  createdDateTimeUtc: Instant,
  createdByName: z.string(),
  status: z.enum(reportStatuses),
})
