import type { ReactNode } from 'react'
import { localized } from '../formats.ts'
import type { Frame } from '../frame.ts'
import { Days, Which } from './choose-tickets-and-day.tsx'
import { freeTimesMessages } from './free-times.messages.ts'
import type { At } from './span-text.ts'
import type { TicketGroup } from './ticket-groups.ts'

type Props = {
  frame: Frame
  at: At
  /** Path of the page; the form leads to its `/choice`. */
  path: string
  group: TicketGroup
  /** Said when no day has enough places. */
  noTime: string
  /** Other answers for the checked tickets. */
  children?: ReactNode
}

/**
 * A common choice for tickets that can have the same time. All of it is one form, so that the
 * checked tickets stay checked when a day is chosen, and the answer is for those that are checked.
 */
export function ChooseTime({ frame, at, path, group, noTime, children }: Props) {
  const { language } = frame
  const messages = freeTimesMessages[language]
  const { tickets, checked, days, day, problem } = group
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
        <Which frame={frame} at={at} path={path} group={group} />
        {checked.length > 0 && days.length === 0 && <p className="note">{noTime}</p>}
        {days.length > 0 && <Days frame={frame} at={at} path={path} group={group} />}
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
        {children}
      </form>
    </section>
  )
}

type Time = TicketGroup['days'][number]['times'][number]
function Times({ frame: { language }, times }: { frame: Frame; times: Time[] }) {
  const messages = freeTimesMessages[language]
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
