import { formatDay, formatMonth, weekdayNames } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { addMonths, weeksOf } from '../../kit/month.rules.ts'
import type { ActivityProps } from './activity.load.ts'
import { activityMessages } from './activity.messages.ts'

type OpenDay = ActivityProps['days'][number]
type DayState = 'open' | 'few' | 'full' | 'over' | 'closed'

function stateOf(day: OpenDay | undefined): DayState {
  if (!day) return 'closed'
  if (day.isOver) return 'over'
  if (!day.isAvailable) return 'full'
  return day.isNearlyFull ? 'few' : 'open'
}

type Props = { frame: Frame; props: ActivityProps }
/** The shown months. */
export function Calendar({ frame, props }: Props) {
  const { month, lastMonth } = props
  const months = month === lastMonth ? [month] : [month, lastMonth]
  return months.map((each) => <MonthCalendar key={each} month={each} frame={frame} props={props} />)
}

/**
 * A month whose open days are links; each day has its state in words for a screen reader. Weeks
 * before today are left out.
 */
function MonthCalendar({ month, frame, props }: Props & { month: string }) {
  const { language } = frame
  const { today, activity } = props
  const messages = activityMessages[language]
  const pathOfMonth = (other: string) =>
    pathIn(language, frame, `/activities/${activity.publicId}?month=${other}#month`)
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
                <td key={date ?? i}>{date && <Day date={date} frame={frame} props={props} />}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function Day({ date, frame, props }: Props & { date: string }) {
  const { language } = frame
  const messages = activityMessages[language]
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
  const href = pathIn(language, frame, `/activities/${props.activity.publicId}?day=${date}#slots`)
  return (
    <a
      className={`day ${state}`}
      href={href}
      aria-current={date === props.day ? 'date' : undefined}
      rel="nofollow"
    >
      {content}
    </a>
  )
}
