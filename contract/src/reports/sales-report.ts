import { z } from 'zod'
import { orderChannels } from '../orders/order-channel.ts'
import { Bilingual, Dollars, Id, Instant, LocalDate } from '../primitives.ts'

export const reportTitleLimit = 75
/** `Pending`: figures can change until the period is over; `Completed`: they never change. */
const reportStatuses = ['Pending', 'Completed', 'Failed'] as const

const TaxAmount = z.strictObject({ key: z.string(), amount: Dollars })
/**
 * Sums of a table in dollars. `GST` and `QST` are also in `taxes`; they are 0 in provinces with
 * HST. `RebatedCost` is `GrossCost` less `RebatesTotal`; `FinalCost` adds all taxes.
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
/** Sales or refunds under one name; a row without a category belongs to no activity. */
const Row = z.strictObject({
  category: z.string(),
  activity: Bilingual.nullable(),
  produit: Bilingual,
  count: z.int(),
  amount: Dollars,
  /** Products sold under this name; only in the table of sales. */
  productPublicIds: z.array(Id).optional(),
})
const Table = z.strictObject({ rows: z.array(Row), sums: Sums })
const TenderSums = z.strictObject({ received: Dollars, givenBack: Dollars, kept: Dollars })

/** The figures of a period, read in one snapshot. */
export const ReportFigures = z.strictObject({
  reportSummary: z.strictObject({
    dailyTicketCount: z.int(),
    seasonPassCount: z.int(),
    orderCount: z.int(),
    receivedPayments: Dollars,
  }),
  /** Sales by day of payment. */
  sales: Table.extend({
    sums: Sums.extend({
      /** `RebatedCost` less refunds before taxes. */
      FinalCostWithRefunds: Dollars,
      /** `FinalCost` less refunds with taxes. */
      FinalCostWithRefundsAndTaxes: Dollars,
    }),
  }),
  feesAppliedToUser: Table,
  /** Refunds by the day on which the money was sent. */
  refundReportSummary: Table,
  refundedFees: Table,
  /** Fees of the installation; `ChargedCost` is the part that providers have transferred. */
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
  paymentMethods: z.array(TenderSums.extend({ method: z.string() })),
  /** Dollars that cash rounding added over the period; negative when it removed some. */
  cashRounding: Dollars.optional(),
  /** Sales per clerk; `name` is null for sales without a clerk. */
  clerks: z.array(
    z.strictObject({
      publicId: Id.nullable().optional(),
      name: z.string().nullable(),
      orders: z.int(),
      finalCost: Dollars,
    }),
  ),
  /**
   * Channels with sales or refunds, with taxes and without service fees: `finalCost` adds up to
   * `sales.sums.FinalCost`, `refunded` to `refundReportSummary.sums.FinalCost`, and `net` to
   * `FinalCostWithRefundsAndTaxes`. Absent in reports that were closed before it existed.
   */
  channels: z
    .array(
      z.strictObject({
        channel: z.enum(orderChannels),
        orders: z.int(),
        finalCost: Dollars,
        refunded: Dollars,
        net: Dollars,
      }),
    )
    .optional(),
  /** Sales by day of use; `date` is null for items without one. */
  daysOfUse: z.array(
    z.strictObject({ date: LocalDate.nullable(), count: z.int(), amount: Dollars }),
  ),
  /** Figures of a GST and QST return: charged, refunded and owed, per tax. */
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
  /** Number of the report within the business, from 1; it never changes. */
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
