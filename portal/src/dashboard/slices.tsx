import { useKindNames } from '../domain/names/use-kind-names.ts'
import { numberFormat } from '../kit/text/formats.ts'
import { useLocalized, useMessages, useLanguage } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Grouping, Slice } from './dashboard.rules.ts'
import { RowsLink } from './rows-link.tsx'
import styles from './dashboard.module.css'

/** Limit of products in the address of a list. */
const mostProducts = 100
const kindColours: Record<string, string> = {
  daily_ticket: 'var(--chart-1)',
  season_pass: 'var(--chart-2)',
  equipment_rental: 'var(--chart-3)',
  donation: 'var(--chart-4)',
}
const restColour = 'var(--chart-rest)'
export const kindColour = (kind: string): string => kindColours[kind] ?? restColour
/** Four colours can be told apart by everybody; further slices are grey. */
export const placeColour = (place: number): string =>
  place < 4 ? `var(--chart-${place + 1})` : restColour

/** Name of a slice: the display name of a kind, or the name of the activity or product. */
export function useSliceName() {
  const names = useKindNames()
  const localized = useLocalized()
  return ({ kind, activity, product }: Slice, by: Grouping): string => {
    const kindName = names[kind as keyof typeof names] ?? kind
    if (by === 'category' || (by === 'activity' && !activity)) return kindName
    if (by === 'activity') return localized(activity!)
    return activity ? `${localized(activity)} – ${localized(product!)}` : localized(product!)
  }
}

/** Cells of a table of slices, the headers first. */
export function useSliceLines() {
  const messages = useMessages(dashboardMessages)
  const nameOf = useSliceName()
  return (slices: readonly Slice[], by: Grouping) => [
    [messages.name, messages.count, messages.amount],
    ...slices.map((slice) => [nameOf(slice, by), slice.count, slice.cents / 100]),
  ]
}

type Props = {
  slices: readonly Slice[]
  by: Grouping
  colourOf: (slice: Slice, place: number) => string
  range: DashboardSearch
  label: string
}

/** The legend of a chart, which is also its table: each line opens the orders behind it. */
export function SliceTable({ slices, by, colourOf, range, label }: Props) {
  const messages = useMessages(dashboardMessages)
  const money = useMoney()
  const language = useLanguage()
  const nameOf = useSliceName()
  const [count, cents] = [
    slices.reduce((sum, slice) => sum + slice.count, 0),
    slices.reduce((sum, slice) => sum + slice.cents, 0),
  ]
  const share = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{messages.name}</th>
            <th scope="col" className="figure">
              {messages.count}
            </th>
            <th scope="col" className="figure">
              {messages.amount}
            </th>
            <th scope="col" className="figure">
              {messages.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {slices.map((slice, place) => {
            const name = nameOf(slice, by)
            const products = slice.productIds.slice(0, mostProducts).join(',')
            return (
              <tr key={slice.key}>
                <th scope="row">
                  <span className={styles.key} style={{ background: colourOf(slice, place) }} />
                  <RowsLink
                    {...(products && { orders: { from: range.from, to: range.to, products } })}
                    label={name}
                  >
                    {name}
                  </RowsLink>
                </th>
                <td className="figure">{slice.count}</td>
                <td className="figure">{money(slice.cents / 100)}</td>
                <td className="figure">{share.format(cents > 0 ? slice.cents / cents : 0)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.total}</th>
            <td className="figure">{count}</td>
            <td className="figure">{money(cents / 100)}</td>
            <td className="figure">{share.format(cents > 0 ? 1 : 0)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
