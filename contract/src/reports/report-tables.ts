import { orderChannelMessages } from '../orders/order-channel.messages.ts'
import type { Bilingual } from '../primitives.ts'
import type { Language } from '../rules.messages.ts'
import { sumOf, type Figures, type Point } from './report-sums.ts'
import { reportTablesMessages } from './report-tables.messages.ts'

type Part = Figures['refundReportSummary']
/** Text is aligned left; counts and dollars are aligned right. */
type Column = { header: string; kind: 'text' | 'count' | 'money' }
/** A text, a count or dollars, as the column's kind says; null for an empty cell. */
type Cell = string | number | null
/** `sums` are rows whose first cell is a label. */
export type ReportTable = {
  name: keyof typeof reportTablesMessages.fr.titles
  title: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Subtotals of activities with several rows, each under its last row. */
  subtotals?: readonly { under: number; cells: readonly Cell[] }[]
  sums: readonly (readonly Cell[])[]
}
type Reader = { language: Language; kindNames: Readonly<Record<string, string>> }
type Words = (typeof reportTablesMessages)['fr']

const text = (header: string): Column => ({ header, kind: 'text' })
const count = (header: string): Column => ({ header, kind: 'count' })
const money = (header: string): Column => ({ header, kind: 'money' })
const countOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0)

/** Returns the tables of a report in reading order, for the page, the PDF and the workbook. */
export function reportTables(figures: Figures, reader: Reader): ReportTable[] {
  const words = reportTablesMessages[reader.language]
  const { sales, feesAppliedToUser, refundReportSummary, refundedFees } = figures
  const { FinalCostWithRefunds, FinalCostWithRefundsAndTaxes } = sales.sums
  const named = namedTable(words, reader)
  const sold = named('sales', sales)
  const less = (label: string, dollars: number) => [label, null, null, null, dollars]
  return [
    {
      ...sold,
      sums: [
        ...sold.sums,
        less(words.sums.lessRefunds, FinalCostWithRefunds),
        less(words.sums.lessRefundsTaxed, FinalCostWithRefundsAndTaxes),
      ],
    },
    named('fees', feesAppliedToUser),
    named('refunds', refundReportSummary),
    named('refundedFees', refundedFees),
    platformTable(figures, words),
    paymentTable(figures, words),
    taxTable(figures, words),
    ...channelTables(figures, reader.language),
    clerkTable(figures, words),
    useTable(figures, words),
  ]
}

const localized = (name: Bilingual | null, language: Language): string =>
  name ? name[language] || name[language === 'fr' ? 'en' : 'fr'] : ''

const namedTable =
  (words: Words, { language, kindNames }: Reader) =>
  (name: ReportTable['name'], { rows, sums }: Part): ReportTable => {
    const { columns, sums: say } = words
    const names: Record<string, string> = {
      fee: words.fee,
      adjustment: words.adjustment,
      ...kindNames,
    }
    const sum = (label: string, dollars: number, pieces: number | null = null) => [
      label,
      null,
      null,
      pieces,
      dollars,
    ]
    const hasRebates = sums.RebatesTotal !== 0
    const pieces = countOf(rows.map((row) => row.count))
    return {
      name,
      title: words.titles[name],
      columns: [
        text(columns.category),
        text(columns.activity),
        text(columns.product),
        count(columns.count),
        money(columns.amount),
      ],
      rows: rows.map((row) => [
        names[row.category] ?? row.category,
        localized(row.activity, language),
        localized(row.produit, language),
        row.count,
        row.amount,
      ]),
      subtotals: subtotalsOf(rows, (activity) => words.subtotal(localized(activity, language))),
      sums: [
        sum(hasRebates ? say.gross : say.beforeTaxes, sums.GrossCost, pieces),
        ...(hasRebates
          ? [sum(say.rebates, -sums.RebatesTotal), sum(say.rebated, sums.RebatedCost)]
          : []),
        ...sums.taxes.map(({ key, amount }) => sum(words.taxes[key] ?? key, amount)),
        sum(say.final, sums.FinalCost),
      ],
    }
  }

/** Subtotals of consecutive rows of one activity. */
const subtotalsOf = (rows: Part['rows'], labelOf: (activity: Bilingual) => string) =>
  rows.flatMap(({ activity }, under) => {
    const isLast = !isSameActivity(rows[under + 1]?.activity, activity)
    const first = rows.findLastIndex(
      (row, at) => at < under && !isSameActivity(row.activity, activity),
    )
    const same = rows.slice(first + 1, under + 1)
    if (!activity || !isLast || same.length < 2) return []
    const cells = [
      labelOf(activity),
      null,
      null,
      countOf(same.map((row) => row.count)),
      sumOf(same.map((row) => row.amount)),
    ]
    return [{ under, cells }]
  })
const isSameActivity = (activity: Bilingual | null | undefined, other: Bilingual | null): boolean =>
  activity?.fr === other?.fr && activity?.en === other?.en

function platformTable(
  { platformFeesReportSummary: { platformFees, sums } }: Figures,
  words: Words,
): ReportTable {
  const { columns, sums: say, titles } = words
  const { charged, givenBack } = platformFees
  const sum = (label: string, dollars: number) => [label, null, null, dollars]
  return {
    name: 'platformFees',
    title: titles.platformFees,
    columns: [
      text(columns.product),
      money(columns.charged),
      money(columns.givenBack),
      money(columns.remaining),
    ],
    rows: charged || givenBack ? [[words.platformFee, charged, givenBack, sums.GrossCost]] : [],
    sums: [
      sum(say.beforeTaxes, sums.GrossCost),
      ...sums.taxes.map(({ key, amount }) => sum(words.taxes[key] ?? key, amount)),
      sum(say.final, sums.TaxedTotal),
      sum(say.handedOver, sums.ChargedCost),
    ],
  }
}

function paymentTable({ paymentMethods: rows }: Figures, words: Words): ReportTable {
  const { columns, methods } = words
  return {
    name: 'payments',
    title: words.titles.payments,
    columns: [
      text(columns.method),
      money(columns.received),
      money(columns.givenBack),
      money(columns.kept),
    ],
    rows: rows.map(({ method, received, givenBack, kept }) => [
      methods[method] ?? method,
      received,
      givenBack,
      kept,
    ]),
    sums: [
      [
        words.sums.total,
        sumOf(rows.map((row) => row.received)),
        sumOf(rows.map((row) => row.givenBack)),
        sumOf(rows.map((row) => row.kept)),
      ],
    ],
  }
}

function taxTable({ taxReturn: rows }: Figures, words: Words): ReportTable {
  const { columns } = words
  return {
    name: 'taxes',
    title: words.titles.taxes,
    columns: [
      text(columns.tax),
      money(columns.collected),
      money(columns.refundedTax),
      money(columns.owed),
    ],
    rows: rows.map(({ key, charged, givenBack, owed }) => [
      words.taxes[key] ?? key,
      charged,
      givenBack,
      owed,
    ]),
    sums: [
      [
        words.sums.total,
        sumOf(rows.map((row) => row.charged)),
        sumOf(rows.map((row) => row.givenBack)),
        sumOf(rows.map((row) => row.owed)),
      ],
    ],
  }
}

function clerkTable({ clerks: rows }: Figures, words: Words): ReportTable {
  const { columns } = words
  return {
    name: 'clerks',
    title: words.titles.clerks,
    columns: [text(columns.clerk), count(columns.orders), money(columns.total)],
    rows: rows.map(({ name, orders, finalCost }) => [name ?? words.nobody, orders, finalCost]),
    sums: [
      [
        words.sums.total,
        countOf(rows.map((row) => row.orders)),
        sumOf(rows.map((row) => row.finalCost)),
      ],
    ],
  }
}

function useTable({ daysOfUse: rows }: Figures, words: Words): ReportTable {
  const { columns } = words
  return {
    name: 'daysOfUse',
    title: words.titles.daysOfUse,
    columns: [text(columns.day), count(columns.count), money(columns.total)],
    rows: rows.map(({ date, count: pieces, amount }) => [date ?? words.anytime, pieces, amount]),
    sums: [
      [
        words.sums.total,
        countOf(rows.map((row) => row.count)),
        sumOf(rows.map((row) => row.amount)),
      ],
    ],
  }
}

/** A report that was closed before channels were counted has no such table. */
function channelTables({ channels: rows }: Figures, language: Language): ReportTable[] {
  if (!rows) return []
  const { columns, sums, titles } = reportTablesMessages[language]
  const names = orderChannelMessages[language]
  return [
    {
      name: 'channels',
      title: titles.channels,
      columns: [
        text(columns.channel),
        count(columns.orders),
        money(columns.sales),
        money(columns.refunds),
        money(columns.net),
      ],
      rows: rows.map(({ channel, orders, finalCost, refunded, net }) => [
        names[channel],
        orders,
        finalCost,
        refunded,
        net,
      ]),
      sums: [
        [
          sums.total,
          countOf(rows.map((row) => row.orders)),
          sumOf(rows.map((row) => row.finalCost)),
          sumOf(rows.map((row) => row.refunded)),
          sumOf(rows.map((row) => row.net)),
        ],
      ],
    },
  ]
}

/** Returns the table of daily sales and refunds. */
export function dailyTable(points: readonly Point[], language: Language): ReportTable {
  const { columns, titles, sums } = reportTablesMessages[language]
  const [sold, back] = [points.map((day) => day.sales), points.map((day) => day.refunds)]
  return {
    name: 'days',
    title: titles.days,
    columns: [text(columns.day), money(columns.sales), money(columns.refunds), money(columns.net)],
    rows: points.map(({ date, sales, refunds }) => [
      date,
      sales,
      refunds,
      sumOf([sales, -refunds]),
    ]),
    sums: [[sums.total, sumOf(sold), sumOf(back), sumOf([sumOf(sold), -sumOf(back)])]],
  }
}
