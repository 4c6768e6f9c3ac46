import { numberOfId } from '@guichet/contract/number-of-id.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { CountedPieces } from './till-counts.tsx'
import { Difference, TillFigures } from './till-figures.tsx'
import { TillLines } from './till-lines.tsx'
import { tillMessages } from './till.messages.ts'
import type { Till } from './till.queries.ts'
import styles from './till.module.css'

/** Slip that accompanies the money: figures, count, cash movements and a signature line. */
export function TillSlip({ till }: { till: Till }) {
  const messages = useMessages(tillMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { name } = useBusiness()
  const count = till.counts.at(-1)
  const closed = till.closedDateTimeUtc
  return (
    <article className={styles.slip}>
      <h1>{localized(name)}</h1>
      <p className={styles.center}>
        {messages.slip} · {messages.tillOf(till.registerName, till.businessDay)} ·{' '}
        {messages.number(numberOfId(till.publicId))}
      </p>
      <p>{messages.openedBy(till.clerkName, dates.moment(till.openedDateTimeUtc))}</p>
      {closed && <p>{messages.closedBy(till.closedByName ?? '', dates.moment(closed))}</p>}
      <hr />
      <h2 className="visually-hidden">{messages.slip}</h2>
      <TillFigures till={till} />
      <Difference till={till} />
      {closed && count && (
        <>
          <h2>{messages.counted}</h2>
          <CountedPieces count={count} />
        </>
      )}
      <TillLines lines={till.lines} />
      <p className={styles.signature}>{messages.signature}</p>
    </article>
  )
}
