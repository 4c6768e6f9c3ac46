import type { OfferDay } from '@guichet/contract/office/offers.ts'
import { formatDay, formatMonth, weekdayNames } from './formats.ts'
import { pathIn, type Frame } from './frame.ts'
import { monthCalendarMessages } from './month-calendar.messages.ts'
import { addMonths, weeksOf } from './month.rules.ts'

type Day = OfferDay & { isNearlyFull?: boolean }
type DayState = 'open' | 'few' | 'full' | 'over' | 'closed'

function stateOf(day: Day | undefined): DayState {
  if (!day) return 'closed'
  if (day.isOver) return 'over'
  if (!day.isAvailable) return 'full'
  return day.isNearlyFull ? 'few' : 'open'
}

export type ShownDays = {
  today: string
  month: string
  /** Last shown month. */
  lastMonth: string
  days: readonly Day[]
  /** The chosen day. */
  day: string | null
}
type Props = {
  frame: Frame
  props: ShownDays
  /** Path of the page below the office, and the member of its query that names a day. */
  path: string
  /** Query of the link of a day. */
  queryOf?: (date: string) => string
}
/** The shown months. */
export function Calendar(props: Props) {
  const { month, lastMonth } = props.props
  const months = month === lastMonth ? [month] : [month, lastMonth]
  return months.map((each) => <MonthCalendar key={each} month={each} {...props} />)
}

/**
 * A month whose open days are links; each day has its state in words for a screen reader. Weeks
 * before today are left out.
 */
function MonthCalendar({ month, ...shown }: Props & { month: string }) {
  const { frame, props, path } = shown
  const { language } = frame
  const { today } = props
  const messages = monthCalendarMessages[language]
  const pathOfMonth = (other: string) => pathIn(language, frame, `${path}?month=${other}#month`)
  return (
    <table className="month" id={month === props.month ? 'month' : undefined}>
      <caption>
        <span className="month-head">
          {month === props.month && month > today.slice(0, 7) ? (
            <a href={pathOfMonth(addMonths(month, -1))} aria-label={messages.previousMonth}>
              ‹
            </a>
          ) : (
            <span aria-hidden="true" />
          )}
          <span>{formatMonth(language, month)}</span>
          {month === props.lastMonth ? (
            <a href={pathOfMonth(addMonths(month, 1))} aria-label={messages.nextMonth}>
              ›
            </a>
          ) : (
            <span aria-hidden="true" />
          )}
        </span>
      </caption>
      <thead>
        <tr>
          {weekdayNames(language, 'short').map((name, i) => (
            <th key={name} scope="col" abbr={weekdayNames(language, 'long')[i]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month)
          .filter((week) => week.some((date) => date !== null && date >= today))
          .map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, i) => (
                <td key={date ?? i}>{date && <DayOfMonth date={date} {...shown} />}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const byDay = (date: string) => `day=${date}`

function DayOfMonth({ date, frame, props, path, queryOf = byDay }: Props & { date: string }) {
  const { language } = frame
  const messages = monthCalendarMessages[language]
  const state = stateOf(props.days.find((day) => day.date === date))
  const number = Number(date.slice(8))
  const word = state === 'few' || state === 'full' ? messages.shortStates[state] : null
  const content = (
    <>
      <span aria-hidden="true">{number}</span>
      {word && (
        <small aria-hidden="true" className="day-word">
          {word}
        </small>
      )}
      <span className="unseen">
        {formatDay(language, date, props.today)}, {messages.states[state].toLowerCase()}
      </span>
    </>
  )
  if (state === 'closed' || state === 'over')
    return <span className={`day ${state}`}>{content}</span>
  return (
    <a
      className={`day ${state}`}
      href={pathIn(language, frame, `${path}?${queryOf(date)}#slots`)}
      aria-current={date === props.day ? 'date' : undefined}
      rel="nofollow"
    >
      {content}
    </a>
  )
}
