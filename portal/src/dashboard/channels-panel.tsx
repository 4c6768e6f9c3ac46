import { centsOf } from '@guichet/contract/money.ts'
import { orderChannelMessages } from '@guichet/contract/orders/order-channel.messages.ts'
import { filterOfChannel } from '../domain/channel-filter.rules.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Statistics } from './dashboard.queries.ts'
import { FigurePanel } from './figure-panel.tsx'
import { RowsLink } from './rows-link.tsx'
import styles from './dashboard.module.css'

/** Sales and refunds, which a phone has no room for. */
const partClass = `figure ${styles.parts}`

type Props = { channels: Statistics['channels']; range: DashboardSearch }

/** Orders, sales and refunds by the channel of the order; the total is the revenue of the period. */
export function ChannelsPanel({ channels, range: { from, to } }: Props) {
  const messages = useMessages(dashboardMessages)
  const names = useMessages(orderChannelMessages)
  const money = useMoney()
  const rows = channels.map(({ channel, orders, sales, refunds }) => ({
    channel,
    name: names[channel],
    filter: filterOfChannel(
      channel,
      channels.map((row) => row.channel),
    ),
    orders,
    cents: [centsOf(sales), centsOf(refunds), centsOf(sales) - centsOf(refunds)],
  }))
  const total = [0, 1, 2].map((place) => rows.reduce((sum, { cents }) => sum + cents[place]!, 0))
  const heads = [messages.orders, messages.sales, messages.refunds, messages.tiles.revenue]
  const lines = [
    [messages.channel, ...heads],
    ...rows.map(({ name, orders, cents }) => [name, orders, ...cents.map((each) => each / 100)]),
  ]
  const figures = (cents: readonly number[]) =>
    cents.map((each, place) => (
      <td key={heads[place + 1]} className={place < 2 ? partClass : 'figure'}>
        {money(each / 100)}
      </td>
    ))
  return (
    <FigurePanel title={messages.perChannel} lines={lines} hasPicture={false} isWide>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={messages.perChannel}>
          <thead>
            <tr>
              <th scope="col">{messages.channel}</th>
              {heads.map((head, place) => (
                <th
                  key={head}
                  scope="col"
                  className={place === 1 || place === 2 ? partClass : 'figure'}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ channel, name, filter, orders, cents }) => (
              <tr key={channel}>
                <th scope="row">
                  <RowsLink {...(filter && { orders: { from, to, ...filter } })} label={name}>
                    {name}
                  </RowsLink>
                </th>
                <td className="figure">{orders}</td>
                {figures(cents)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{messages.total}</th>
              <td className="figure">{rows.reduce((sum, { orders }) => sum + orders, 0)}</td>
              {figures(total)}
            </tr>
          </tfoot>
        </table>
      </div>
    </FigurePanel>
  )
}
