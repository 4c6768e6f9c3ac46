import type { OfficeCart, OfficeOrder } from '@guichet/contract/office/carts.ts'
import { formatMoney, formatTime } from '../../kit/formats.ts'
import { homePath, pathIn, type Frame } from '../../kit/frame.ts'
import { QrCode } from '../../kit/qr-code.tsx'
import { orderMessages } from './order.messages.ts'

type Props = { frame: Frame; cart: OfficeCart; order: OfficeOrder }
const refunded: readonly OfficeOrder['status'][] = ['RefundInProgress', 'RefundCompleted']

/** The order that a cart became: its payment while one is awaited, then its tickets. */
export function OrderView({ frame, cart, order }: Props) {
  const messages = orderMessages[frame.language]
  return (
    <>
      <h1>{messages.title(order.reference)}</h1>
      <OrderState frame={frame} cart={cart} order={order} />
      {order.tickets.length > 0 && (
        <ul className="tickets">
          {order.tickets.map((ticket) => (
            <li key={ticket.reference} className="ticket">
              <h2>{ticket.title}</h2>
              <p>{ticket.when}</p>
              {ticket.holder && <p>{ticket.holder}</p>}
              {ticket.code === null ? (
                <p className="note">{ticket.isBlocked ? messages.blocked : messages.noCode}</p>
              ) : (
                <QrCode text={ticket.code} label={messages.ticket(ticket.reference)} />
              )}
              <p className="fine">{ticket.reference}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="no-print">
        <a href={homePath(frame.language, { ...frame, cart: null })}>{messages.again}</a>
      </p>
    </>
  )
}

function OrderState({ frame, cart, order }: Props) {
  const { language } = frame
  const messages = orderMessages[language]
  const amount = formatMoney(language, order.finalCost)
  if (order.payUntilDateTimeUtc !== null)
    return (
      <>
        {order.isRefused && (
          <p className="note bad" role="alert">
            {messages.refused}
          </p>
        )}
        <p>{messages.waiting(formatTime(order.payUntilDateTimeUtc, cart.business.timeZone))}</p>
        <p>
          <a className="button" href={pathIn(language, frame, '/payment')}>
            {messages.pay(amount)}
          </a>
        </p>
        <p className="fine">{messages.confirming}</p>
      </>
    )
  if (order.status === 'Canceled') return <p className="note">{messages.cancelled}</p>
  return (
    <>
      {refunded.includes(order.status) ? (
        <p className="note">{messages.refunded}</p>
      ) : (
        <p className="lead">
          {order.tickets.length > 0 ? messages.thanks : messages.thanksWithout}{' '}
          {order.email && messages.emailed(order.email)}
        </p>
      )}
      <p>
        {messages.total}: <strong>{amount}</strong>
      </p>
      {order.tickets.some(({ code }) => code !== null) && (
        <p className="no-print">{messages.show}</p>
      )}
    </>
  )
}
