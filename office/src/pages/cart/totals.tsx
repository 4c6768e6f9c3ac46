import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { formatMoney, localized } from '../../kit/formats.ts'
import { cartMessages } from './cart.messages.ts'

type Invoice = NonNullable<OfficeCart['quote']>['invoice']

/** The amounts of a cart, each fee and tax by its name. */
export function Totals({ invoice, language }: { invoice: Invoice; language: Language }) {
  const messages = cartMessages[language]
  const amount = (dollars: number) => formatMoney(language, dollars)
  const rows: [string, number][] = [
    [messages.subtotal, invoice.entriesTotal],
    ...invoice.rebates.items.map(({ description, total }): [string, number] => [
      description || messages.rebates,
      -total,
    ]),
    ...(invoice.fees.total === 0 ? [] : [[messages.fees, invoice.fees.total] as [string, number]]),
    ...invoice.taxes.items.map(({ description, total }): [string, number] => [
      localized(language, description),
      total,
    ]),
  ]
  return (
    <dl className="totals">
      {rows.map(([name, dollars]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount(dollars)}</dd>
        </div>
      ))}
      <div className="totals-final">
        <dt>{messages.total}</dt>
        <dd>{amount(invoice.finalCost)}</dd>
      </div>
    </dl>
  )
}
