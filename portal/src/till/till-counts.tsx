import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { worthOf } from './pieces.rules.ts'
import { tillMessages } from './till.messages.ts'
import type { Till } from './till.queries.ts'
import styles from './till.module.css'

/** A count by denomination. */
export function CountedPieces({ count }: { count: Till['counts'][number] }) {
  const money = useMoney()
  return (
    <ul className={styles.lines}>
      {count.pieces.map((piece) => (
        <li key={piece.denomination}>
          <span>
            {piece.count} × {money(Number(piece.denomination))}
          </span>
          <span>{money(worthOf(piece))}</span>
        </li>
      ))}
    </ul>
  )
}

/** All counts, the latest first, so that repeated counts are visible. */
export function TillCounts({ counts }: Pick<Till, 'counts'>) {
  const messages = useMessages(tillMessages)
  const money = useMoney()
  const dates = useDates()
  if (counts.length === 0) return null
  return (
    <div>
      <h3 className={styles.small}>{messages.counts}</h3>
      {counts.toReversed().map((count) => (
        <details key={count.publicId} open={count === counts.at(-1)} className={styles.count}>
          <summary>
            {messages.countOf(count.byName, dates.moment(count.dateTimeUtc))} ·{' '}
            {money(count.counted)}
          </summary>
          <CountedPieces count={count} />
        </details>
      ))}
    </div>
  )
}
