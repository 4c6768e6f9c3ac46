import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { tillMessages } from './till.messages.ts'
import type { Till } from './till.queries.ts'
import styles from './till.module.css'

/** Cash in, cash out and corrections, each with its reason and author. */
export function TillLines({ lines }: { lines: Till['lines'] }) {
  const messages = useMessages(tillMessages)
  const money = useMoney()
  const dates = useDates()
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className={styles.small}>{messages.moves}</h3>
      <ul className={styles.lines}>
        {lines.map(({ publicId, kind, amount, reason, byName, dateTimeUtc }) => (
          <li key={publicId}>
            <span>
              {messages.kinds[kind]} · {reason}
              <small className="block">{messages.by(byName, dates.moment(dateTimeUtc))}</small>
            </span>
            <span>{money(kind === 'out' ? -amount : amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
