import { localized } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import { Days, Which } from './choose-tickets-and-day.tsx'
import type { RescheduleProps, TicketGroup } from './reschedule.load.ts'
import { rescheduleMessages } from './reschedule.messages.ts'

type Props = { frame: Frame; props: RescheduleProps; group: TicketGroup }

/**
 * A common choice for tickets that can have the same time. All of it is one form, so that the
 * checked tickets stay checked when a day is chosen, and the answer is for those that are checked.
 */
export function ChooseTime({ frame, props, group }: Props) {
  const { language } = frame
  const messages = rescheduleMessages[language]
  const { tickets, checked, days, day, problem } = group
  const path = pathIn(language, frame, `/reschedule/${props.token}`)
  const title = localized(language, tickets[0]!.categoryTitle ?? tickets[0]!.title)
  const id = `choice-${group.group}`
  const times = days.find(({ date }) => date === day)?.times ?? []
  return (
    <section aria-labelledby={`${id}-title`} id={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      {problem && (
        <p className="note bad" role="alert">
          {messages.problems[problem]}
        </p>
      )}
      <form method="post" action={`${path}/choice`} className="choose">
        <input type="hidden" name="group" value={group.group} />
        <input type="hidden" name="shownDay" value={day ?? ''} />
        <input type="hidden" name="shownFrom" value={group.from ?? ''} />
        <Which frame={frame} props={props} group={group} />
        {checked.length > 0 && days.length === 0 && <p className="note">{messages.noTime}</p>}
        {days.length > 0 && (
          <Days frame={frame} group={group} path={`${path}#${id}`} today={props.link.today} />
        )}
        {times.length > 0 && (
          <>
            <Times frame={frame} times={times} />
            <p>
              <button type="submit" className="button">
                {tickets.length === 1 ? messages.confirm : messages.confirmChecked}
              </button>
            </p>
          </>
        )}
        <AskRefund frame={frame} group={group} path={`${path}/refund`} />
      </form>
    </section>
  )
}

type Time = TicketGroup['days'][number]['times'][number]
function Times({ frame: { language }, times }: { frame: Frame; times: Time[] }) {
  const messages = rescheduleMessages[language]
  return (
    <fieldset>
      <legend>{messages.time}</legend>
      <div className="chips">
        {times.map(({ slotPublicId, beginDateTimeUtc, begin, end, remaining }) => (
          <label key={slotPublicId ?? beginDateTimeUtc} className="chip">
            <input type="radio" name="time" value={slotPublicId ?? beginDateTimeUtc} required />
            <span>
              {begin} – {end} <small className="fine">{messages.left(remaining)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type RefundProps = { frame: Frame; group: TicketGroup; path: string }
/** A request for a refund, whose consequence is read before it is sent. */
function AskRefund({ frame, group: { tickets }, path }: RefundProps) {
  const messages = rescheduleMessages[frame.language]
  if (tickets.every(({ state }) => state === 'refundAsked'))
    return <output className="note">{messages.refundSent}</output>
  return (
    <details>
      <summary>{messages.refund}</summary>
      <p>{messages.refundText}</p>
      <p>
        <button type="submit" formAction={path} formNoValidate>
          {messages.refund}
        </button>
      </p>
    </details>
  )
}
