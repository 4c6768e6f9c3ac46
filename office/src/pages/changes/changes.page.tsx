import { dateIn, formatDay, formatMoney, formatTime } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { ChooseTime } from '../../kit/free-times/choose-time.tsx'
import { Layout } from '../../kit/layout.tsx'
import type { ChangesProps } from './changes.load.ts'
import { changesMessages } from './changes.messages.ts'

type Props = { frame: Frame; props: ChangesProps }

/** Page on which a buyer moves the tickets of an order, or cancels it. */
export function ChangesPage({ frame, props: { changes, groups, isCancellationRefused } }: Props) {
  const { language } = frame
  const { business, today, movableUntilDateTimeUtc: until, cancellation } = changes
  const messages = changesMessages[language]
  const at = { timeZone: business.timeZone, today }
  return (
    <Layout frame={frame} business={business} title={messages.page} isSold>
      <h1>{messages.page}</h1>
      <p className="fine">{messages.order(changes.orderReferenceNumber)}</p>
      {until === null && !cancellation && <p className="note">{messages.over}</p>}
      {until !== null && (
        <>
          <h2>{messages.move}</h2>
          <p>{messages.moveText(momentText(frame, changes, until))}</p>
        </>
      )}
      {groups.map((group) => (
        <ChooseTime
          key={group.group}
          frame={frame}
          at={at}
          path={pathIn(language, frame, '/changes')}
          group={group}
          noTime={messages.noTime}
        />
      ))}
      {isCancellationRefused && (
        <p className="note bad" role="alert">
          {messages.refused}
        </p>
      )}
      {cancellation && <Cancellation frame={frame} changes={changes} terms={cancellation} />}
      <p>
        <a href={pathIn(language, frame)}>{messages.back}</a>
      </p>
    </Layout>
  )
}

function momentText({ language }: Frame, { business, today }: Changes, instant: string): string {
  const day = formatDay(language, dateIn(instant, business.timeZone), today)
  return `${day}, ${formatTime(instant, business.timeZone)}`
}

type Changes = ChangesProps['changes']
type Terms = NonNullable<Changes['cancellation']>
/** A cancellation, whose consequence is read before it is confirmed. */
function Cancellation({ frame, changes, terms }: { frame: Frame; changes: Changes; terms: Terms }) {
  const { language } = frame
  const messages = changesMessages[language]
  const amount = formatMoney(language, terms.refund)
  return (
    <section aria-labelledby="cancellation">
      <h2 id="cancellation">{messages.cancel}</h2>
      <p>{messages.cancelText(momentText(frame, changes, terms.untilDateTimeUtc))}</p>
      <details>
        <summary>{messages.cancel}</summary>
        {terms.refund > 0 && <p>{messages.refund(amount)}</p>}
        {terms.feesKept > 0 && <p>{messages.feesKept(formatMoney(language, terms.feesKept))}</p>}
        <form method="post" action={pathIn(language, frame, '/changes/cancellation')}>
          <input type="hidden" name="expectedRefund" value={terms.refund.toFixed(2)} />
          <button type="submit">
            {terms.refund > 0 ? messages.confirm(amount) : messages.confirmFree}
          </button>
        </form>
      </details>
    </section>
  )
}
