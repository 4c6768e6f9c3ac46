import { formatTime } from '../../kit/formats.ts'
import { homePath, pathIn, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartProps } from './cart.load.ts'
import { cartMessages } from './cart.messages.ts'
import { OrderView } from './order-view.tsx'
import { orderMessages } from './order.messages.ts'
import { Codes } from './promo-codes.tsx'
import { Totals } from './totals.tsx'

type Props = { frame: Frame; props: CartProps }
/** The cart of a visitor, or the order that it became. */
export function CartPage({ frame, props }: Props) {
  const { language } = frame
  const { order, business, lines } = props.cart
  const messages = cartMessages[language]
  const title = order ? orderMessages[language].title(order.reference) : messages.title
  return (
    <Layout frame={frame} business={business} title={title} isSold={order !== null}>
      {order ? (
        <OrderView frame={frame} props={props} order={order} />
      ) : (
        <>
          <h1>{messages.title}</h1>
          {lines.length === 0 ? (
            <Empty frame={frame} />
          ) : (
            <FilledCart frame={frame} props={props} />
          )}
        </>
      )}
    </Layout>
  )
}

function Empty({ frame }: { frame: Frame }) {
  const messages = cartMessages[frame.language]
  return (
    <>
      <p>{messages.empty}</p>
      <p>
        <a className="button" href={homePath(frame.language, frame)}>
          {messages.browse}
        </a>
      </p>
    </>
  )
}

function FilledCart({ frame, props }: Props) {
  const { language } = frame
  const { business, heldUntilDateTimeUtc: until, lines, problems, quote } = props.cart
  const messages = cartMessages[language]
  const general = problems.filter(({ line }) => line === null)
  const mayContinue = quote !== null && problems.length === 0
  return (
    <>
      {until === null ? (
        <form method="post" action={pathIn(language, frame, '/hold')} className="note hold">
          <span>{messages.notHeld}</span>
          <button type="submit">{messages.holdAgain}</button>
        </form>
      ) : (
        problems.length === 0 && (
          <p className="note">
            {messages.held(formatTime(until, business.timeZone))}{' '}
            <hold-clock data-seconds={props.cart.heldSeconds} aria-hidden="true" />
          </p>
        )
      )}
      {[...props.refused, ...general.map(({ detail }) => detail)].map((detail) => (
        <p key={detail} className="note bad" role="alert">
          {detail}
        </p>
      ))}
      <ul className="cart">
        {lines.map((line, i) => (
          <CartLine key={`${line.sent.productId} ${i}`} at={i} frame={frame} cart={props.cart} />
        ))}
      </ul>
      <p>
        <a href={homePath(language, frame)}>{messages.more}</a>
      </p>
      <Codes frame={frame} props={props} />
      {quote && <Totals invoice={quote.invoice} language={language} />}
      {quote && !quote.isPayable && <p className="note bad">{messages.notPayable}</p>}
      {mayContinue && quote.isPayable ? (
        <p>
          <a className="button" href={pathIn(language, frame, '/details')}>
            {messages.continue}
          </a>
        </p>
      ) : (
        problems.length > 0 && <p className="note">{messages.changed}</p>
      )}
    </>
  )
}
