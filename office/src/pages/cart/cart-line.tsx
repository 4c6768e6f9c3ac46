import { mostPiecesHeld, type OfficeCart } from '@guichet/contract/office/carts.ts'
import { formatDay, formatMoney, localized } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { QuantityField } from '../../kit/quantity-field.tsx'
import { cartMessages } from './cart.messages.ts'

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

/** A line of the cart with its problems, its quantity and its removal. */
export function CartLine({ at, frame, cart }: { at: number; frame: Frame; cart: OfficeCart }) {
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
