import { mostPiecesHeld, type OfficeCart } from '@guichet/contract/office/carts.ts'
import { formatDay, formatMoney, localized } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { QuantityField } from '../../kit/quantity-field.tsx'
import { cartMessages } from './cart.messages.ts'
import type { Lines } from './change-cart.ts'
import { keyOf } from './chosen-lines.rules.ts'

/** Time of a line in words: its day and slot, its nights, or its days. */
function timesOf(
  {
    date,
    endDate,
    begin,
    end,
  }: Pick<OfficeCart['lines'][number], 'date' | 'endDate' | 'begin' | 'end'>,
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

type FactsProps = { line: OfficeCart['lines'][number]; frame: Frame; today: string }
/** Time of a line, the people of a stay, and the parts of a package with their times. */
export function LineFacts({ line, frame, today }: FactsProps) {
  const { language } = frame
  const messages = cartMessages[language]
  const times = timesOf(line, frame, today)
  return (
    <>
      {times && <p>{times}</p>}
      {line.persons !== null && <p>{messages.persons(line.persons)}</p>}
      {line.parts.length > 0 && (
        <ul className="fine">
          {line.parts.map(({ title, quantity, ...part }, i) => (
            <li key={i}>
              {[`${quantity} × ${localized(language, title)}`, timesOf(part, frame, today)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A line of the cart with its problems, its quantity and its removal. */
export function CartLine({ at, frame, cart }: { at: number; frame: Frame; cart: OfficeCart }) {
  const { language } = frame
  const messages = cartMessages[language]
  const line = cart.lines[at]!
  const title = localized(language, line.title) || messages.gone
  const problems = cart.problems.filter((problem) => problem.line === at)
  const action = pathIn(language, frame, `/lines/${at}`)
  const key = keyOf(line.sent as Lines[number])
  return (
    <li>
      <div className="cart-line">
        <h2>{title}</h2>
        {line.total !== null && <strong>{formatMoney(language, line.total)}</strong>}
      </div>
      {line.categoryTitle && <p>{localized(language, line.categoryTitle)}</p>}
      <LineFacts line={line} frame={frame} today={cart.today} />
      {problems.map(({ detail }) => (
        <p key={detail} className="note bad" role="alert">
          {detail}
        </p>
      ))}
      <div className="cart-acts">
        <form method="post" action={action}>
          <input type="hidden" name="line" value={key} />
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
          <input type="hidden" name="line" value={key} />
          <input type="hidden" name="quantity" value="0" />
          <button type="submit" aria-label={messages.removeLine(title)}>
            {messages.remove}
          </button>
        </form>
      </div>
    </li>
  )
}
