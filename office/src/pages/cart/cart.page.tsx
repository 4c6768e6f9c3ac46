import { mostPiecesHeld, type OfficeCart } from '@guichet/contract/office/carts.ts'
import { rebateObstacleMessages } from '@guichet/contract/rebates/rebate-obstacles.messages.ts'
import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { Field } from '../../kit/field.tsx'
import { formatDay, formatMoney, formatTime, localized } from '../../kit/formats.ts'
import { homePath, pathIn, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import { QuantityField } from '../../kit/quantity-field.tsx'
import type { CartProps } from './cart.load.ts'
import { cartMessages } from './cart.messages.ts'
import { OrderView } from './order-view.tsx'
import { orderMessages } from './order.messages.ts'
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
      {general.map(({ detail }) => (
        <p key={detail} className="note bad" role="alert">
          {detail}
        </p>
      ))}
      <ul className="cart">
        {lines.map((line, i) => (
          <Line key={`${line.sent.productId} ${i}`} at={i} frame={frame} cart={props.cart} />
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

/** Time of a line in words: its day and slot, its nights, or its days. */
function timesOf(
  { date, endDate, begin, end }: OfficeCart['lines'][number],
  { language }: Frame,
  today: string,
): string {
  if (date === null) return ''
  const day = formatDay(language, date, today)
  if (begin !== null) return `${day}, ${begin}–${end}`
  return endDate === null || endDate === date
    ? day
    : cartMessages[language].nights(day, formatDay(language, endDate, today))
}

function Line({ at, frame, cart }: { at: number; frame: Frame; cart: OfficeCart }) {
  const { language } = frame
  const messages = cartMessages[language]
  const line = cart.lines[at]!
  const title = localized(language, line.title) || messages.gone
  const problems = cart.problems.filter((problem) => problem.line === at)
  const action = pathIn(language, frame, `/lines/${at}`)
  return (
    <li>
      <div className="cart-line">
        <h2>{title}</h2>
        {line.total !== null && <strong>{formatMoney(language, line.total)}</strong>}
      </div>
      {line.categoryTitle && <p>{localized(language, line.categoryTitle)}</p>}
      <p>{timesOf(line, frame, cart.today)}</p>
      {problems.map(({ detail }) => (
        <p key={detail} className="note bad" role="alert">
          {detail}
        </p>
      ))}
      <div className="cart-acts">
        <form method="post" action={action}>
          <QuantityField
            language={language}
            sends
            name="quantity"
            min={1}
            max={mostPiecesHeld}
            defaultValue={line.sent.quantity}
            aria-label={messages.quantity(title)}
          />
          <button type="submit">{messages.change}</button>
        </form>
        <form method="post" action={action}>
          <input type="hidden" name="quantity" value="0" />
          <button type="submit" aria-label={messages.removeLine(title)}>
            {messages.remove}
          </button>
        </form>
      </div>
    </li>
  )
}

function Codes({ frame, props }: Props) {
  const { language } = frame
  const messages = cartMessages[language]
  const action = pathIn(language, frame, '/codes')
  const { cart, refusedCode } = props
  const obstacleOf = (code: string) =>
    cart.quote?.rebateResults.find((result) => result.code?.toLowerCase() === code.toLowerCase())
      ?.obstacle
  return (
    <section id="codes" aria-labelledby="codes-title">
      <h2 id="codes-title">{messages.code}</h2>
      {cart.rebateCodes.length > 0 && (
        <ul className="lines">
          {cart.rebateCodes.map((code) => (
            <li key={code}>
              <span>
                {code} <Obstacle obstacle={obstacleOf(code)} language={language} />
              </span>
              <form method="post" action={action}>
                <input type="hidden" name="remove" value={code} />
                <button type="submit" aria-label={messages.removeCode(code)}>
                  {messages.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={action} className="row">
        <Field
          name="code"
          label={messages.code}
          isLabelHidden
          problem={refusedCode?.detail}
          defaultValue={refusedCode?.typed}
          required
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <button type="submit">{messages.addCode}</button>
      </form>
    </section>
  )
}

type ObstacleProps = { obstacle: RebateObstacle | null | undefined; language: Frame['language'] }
/** Why a code of the cart gives nothing yet. */
const Obstacle = ({ obstacle, language }: ObstacleProps) =>
  obstacle && <small className="bad">{rebateObstacleMessages[language][obstacle]}</small>
