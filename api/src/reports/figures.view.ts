import { toDollars } from '@guichet/contract/money.ts'
import { orderChannels } from '@guichet/contract/orders/order-channel.ts'
import type { ReportFigures } from '@guichet/contract/reports/sales-report.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { z } from 'zod'
import { sumOf } from '../pricing/public.ts'
import type { FigureRow, Figures } from './read-figures.db.ts'

type View = z.output<typeof ReportFigures>
type Part = Figures['sales']
type Taxes = Part['taxes']

const taxOf = (taxes: Taxes, key: string): number =>
  taxes.find((tax) => tax.key === key)?.cents ?? 0
const viewTaxes = (taxes: Taxes) =>
  taxes.map(({ key, cents }) => ({ key, amount: toDollars(cents) }))

/** Totals of a table, in cents. */
function totalsOf({ rows, taxes }: Part) {
  const gross = sumOf(rows.map((row) => row.gross))
  const rebates = sumOf(rows.map((row) => row.rebate))
  const rebated = gross - rebates
  return { gross, rebates, rebated, final: rebated + sumOf(taxes.map((tax) => tax.cents)) }
}

function viewTable(part: Part): View['refundReportSummary'] {
  const { gross, rebates, rebated, final } = totalsOf(part)
  return {
    rows: part.rows.map(({ kind, count, gross: amount, products, ...row }) => ({
      category: kind,
      activity: row.category,
      produit: productOf(row),
      count,
      amount: toDollars(amount),
      ...(products && { productPublicIds: products }),
    })),
    sums: {
      GrossCost: toDollars(gross),
      RebatesTotal: toDollars(rebates),
      RebatedCost: toDollars(rebated),
      GST: toDollars(taxOf(part.taxes, 'GST')),
      QST: toDollars(taxOf(part.taxes, 'QST')),
      taxes: viewTaxes(part.taxes),
      FinalCost: toDollars(final),
    },
  }
}

type RowName = Pick<FigureRow, 'category' | 'product' | 'became'>
/** The sold product and, for refunded units, the product of their exchange. */
function productOf({ category, product, became }: RowName) {
  if (!became) return product
  const fromTo = (language: Language) => {
    const activity = became.category?.[language]
    const isOther = activity && activity !== category?.[language]
    const target = became.product[language]
    return `${product[language]} → ${isOther ? `${activity} – ${target}` : target}`
  }
  return { fr: fromTo('fr'), en: fromTo('en') }
}

/** Figures of a period in dollars, each sum from its own rows. */
export function viewFigures(figures: Figures): View {
  const { sales, fees, refunds, refundedFees } = figures
  const sold = viewTable(sales)
  const [soldCents, backCents] = [totalsOf(sales), totalsOf(refunds)]
  const countOf = (kind: string) =>
    sumOf(sales.rows.filter((row) => row.kind === kind).map((row) => row.count))
  return {
    reportSummary: {
      dailyTicketCount: countOf('daily_ticket'),
      seasonPassCount: countOf('season_pass'),
      orderCount: figures.orders,
      receivedPayments: toDollars(sumOf(figures.methods.map((method) => method.received))),
    },
    sales: {
      ...sold,
      sums: {
        ...sold.sums,
        FinalCostWithRefunds: toDollars(soldCents.rebated - backCents.rebated),
        FinalCostWithRefundsAndTaxes: toDollars(soldCents.final - backCents.final),
      },
    },
    feesAppliedToUser: viewTable(fees),
    refundReportSummary: viewTable(refunds),
    refundedFees: viewTable(refundedFees),
    platformFeesReportSummary: viewPlatform(figures.platform),
    paymentMethods: figures.methods.map(({ method, received, given }) => ({
      method,
      received: toDollars(received),
      givenBack: toDollars(given),
      kept: toDollars(received - given),
    })),
    ...(figures.cashRounding && { cashRounding: toDollars(figures.cashRounding) }),
    clerks: figures.clerks.map(({ id = null, name, orders, cents }) => ({
      publicId: id,
      name,
      orders,
      finalCost: toDollars(cents),
    })),
    ...(figures.channels && { channels: viewChannels(figures.channels) }),
    daysOfUse: figures.uses.map(({ day, count, cents }) => ({
      date: day,
      count,
      amount: toDollars(cents),
    })),
    taxReturn: viewTaxReturn(figures),
    graphs: {
      xaxisLabels: figures.days.map(({ day }) => day),
      series: [
        { name: 'sales', values: figures.days.map(({ sold: cents }) => toDollars(cents)) },
        { name: 'refunds', values: figures.days.map(({ refunded }) => toDollars(refunded)) },
      ],
    },
  }
}

/** Channels in the order in which they are listed. */
const viewChannels = (rows: NonNullable<Figures['channels']>): View['channels'] =>
  orderChannels.flatMap((channel) =>
    rows
      .filter((row) => row.channel === channel)
      .map(({ orders, sold, refunded }) => ({
        channel,
        orders,
        finalCost: toDollars(sold),
        refunded: toDollars(refunded),
        net: toDollars(sold - refunded),
      })),
  )

/** Remaining platform fees after those returned by refunds. */
function viewPlatform({ charged, givenBack, collected }: Figures['platform']) {
  const keys = [...new Set([...charged.taxes, ...givenBack.taxes].map(({ key }) => key))].sort()
  const taxes = keys.map((key) => ({
    key,
    cents: taxOf(charged.taxes, key) - taxOf(givenBack.taxes, key),
  }))
  const cost = charged.cents - givenBack.cents
  return {
    platformFees: { charged: toDollars(charged.cents), givenBack: toDollars(givenBack.cents) },
    sums: {
      GrossCost: toDollars(cost),
      GST: toDollars(taxOf(taxes, 'GST')),
      QST: toDollars(taxOf(taxes, 'QST')),
      taxes: viewTaxes(taxes),
      TaxedTotal: toDollars(cost + sumOf(taxes.map((tax) => tax.cents))),
      ChargedCost: toDollars(collected),
    },
  }
}

function viewTaxReturn({ sales, fees, refunds, refundedFees }: Figures): View['taxReturn'] {
  const charged = [...sales.taxes, ...fees.taxes]
  const back = [...refunds.taxes, ...refundedFees.taxes]
  const centsOf = (taxes: Taxes, key: string) =>
    sumOf(taxes.filter((tax) => tax.key === key).map((tax) => tax.cents))
  return [...new Set([...charged, ...back].map(({ key }) => key))].sort().map((key) => ({
    key,
    charged: toDollars(centsOf(charged, key)),
    givenBack: toDollars(centsOf(back, key)),
    owed: toDollars(centsOf(charged, key) - centsOf(back, key)),
  }))
}
