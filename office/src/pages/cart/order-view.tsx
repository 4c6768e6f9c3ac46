import type { OfficeOrder } from '@guichet/contract/office/office-order.ts'
import { formatMoney, formatTime } from '../../kit/formats.ts'
import { homePath, pathIn, type Frame } from '../../kit/frame.ts'
import { QrCode } from '../../kit/qr-code.tsx'
import type { CartProps } from './cart.load.ts'
import { orderMessages } from './order.messages.ts'

type Props = { frame: Frame; props: CartProps; order: OfficeOrder }
const refunded: readonly OfficeOrder['status'][] = ['RefundInProgress', 'RefundCompleted']

/** The order that a cart became: its payment while one is awaited, then its tickets. */
export function OrderView({ frame, props, order }: Props) {
  const messages = orderMessages[frame.language]
  return (
    <>
      <h1>{messages.title(order.reference)}</h1>
      {(props.notice === 'moved' || props.notice === 'cancelled') && (
        <output className="note">{messages.notices[props.notice]}</output>
      )}
      {order.isRefundFailed ? (
        <p className="note bad" role="alert">
          {messages.refundFailed}
        </p>
      ) : (
        <OrderState frame={frame} props={props} order={order} />
      )}
      <Files frame={frame} props={props} order={order} />
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
      <Lines frame={frame} order={order} />
      <p className="no-print">
        <a href={homePath(frame.language, { ...frame, cart: null })}>{messages.again}</a>
      </p>
    </>
  )
}

/** Sold lines, such as nights and products, which have no ticket. */
function Lines({ frame, order }: Pick<Props, 'frame' | 'order'>) {
  return (
    <section aria-labelledby="sold-lines">
      <h2 id="sold-lines">{orderMessages[frame.language].lines}</h2>
      <ul className="lines">
        {order.lines.map(({ label, details, amount }, i) => (
          <li key={i}>
            <span>
              {label}
              {details.map((detail) => (
                <small key={detail} className="fine">
                  <br />
                  {detail}
                </small>
              ))}
            </span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Files to keep, and the confirmation by email again. */
function Files({ frame, props, order }: Props) {
  const { language } = frame
  const messages = orderMessages[language]
  const isChangeable =
    order.movableUntilDateTimeUtc !== null || order.cancellableUntilDateTimeUtc !== null
  if (order.files.length === 0 && !order.mayResend) return null
  return (
    <div className="row no-print">
      {order.files.map((file) => (
        <a key={file} href={pathIn(language, frame, `/files/${file}`)} download>
          {messages.files[file]}
        </a>
      ))}
      {order.mayResend && order.email && (
        <form method="post" action={pathIn(language, frame, '/email')}>
          <button type="submit">{messages.resend}</button>
        </form>
      )}
      {isChangeable && (
        <a href={pathIn(language, frame, '/changes')}>{changeText(order, messages)}</a>
      )}
      {props.notice === 'sent' && order.email && (
        <output className="state open">{messages.resent(order.email)}</output>
      )}
    </div>
  )
}

/** Names the changes that the buyer may make. */
function changeText(
  { movableUntilDateTimeUtc, cancellableUntilDateTimeUtc }: OfficeOrder,
  { changes }: (typeof orderMessages)['fr'],
): string {
  if (cancellableUntilDateTimeUtc === null) return changes.move
  return movableUntilDateTimeUtc === null ? changes.cancel : changes.both
}

function OrderState({ frame, props: { cart, notice }, order }: Props) {
  const { language } = frame
  const messages = orderMessages[language]
  const amount = formatMoney(language, order.finalCost)
  if (order.payUntilDateTimeUtc !== null && notice === 'paid' && !order.isRefused)
    return (
      <>
        <output className="note">{messages.confirmingPayment}</output>
        <p className="fine">
          <a href={pathIn(language, frame)}>{messages.notPaid}</a>
        </p>
      </>
    )
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
      {order.totalRefunded > 0 && (
        <p>
          {messages.amountRefunded}: <strong>{formatMoney(language, order.totalRefunded)}</strong>
        </p>
      )}
      {order.tickets.some(({ code }) => code !== null) && (
        <p className="no-print">{messages.show}</p>
      )}
    </>
  )
}
