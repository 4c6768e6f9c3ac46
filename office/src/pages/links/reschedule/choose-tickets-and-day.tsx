import { formatDay, localized } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import type { RescheduleProps, TicketGroup } from './reschedule.load.ts'
import { rescheduleMessages } from './reschedule.messages.ts'
import { spanText } from './span-text.ts'

type Props = { frame: Frame; props: RescheduleProps; group: TicketGroup }

/** The tickets of the answer; tickets of the same type are told apart by their lost time. */
export function Which({ frame, props, group: { tickets, checked, group } }: Props) {
  const { language } = frame
  const messages = rescheduleMessages[language]
  if (tickets.length === 1)
    return <input type="hidden" name="ticket" value={tickets[0]!.publicId} />
  const path = pathIn(language, frame, `/reschedule/${props.token}`)
  return (
    <fieldset>
      <legend>{messages.which}</legend>
      {tickets.map((ticket) => (
        <label key={ticket.publicId} className="check">
          <input
            type="checkbox"
            name="ticket"
            value={ticket.publicId}
            defaultChecked={checked.includes(ticket.publicId)}
          />
          <span>
            {localized(language, ticket.title)} · {spanText(frame, props.link, ticket.lost)}
          </span>
        </label>
      ))}
      <button type="submit" formMethod="get" formAction={`${path}#choice-${group}`} formNoValidate>
        {messages.update}
      </button>
    </fieldset>
  )
}

type DaysProps = { frame: Frame; group: TicketGroup; path: string; today: string }
/** Free days as buttons, which keep the checked tickets. */
export function Days({
  frame: { language },
  group: { days, day, from, next },
  path,
  today,
}: DaysProps) {
  const messages = rescheduleMessages[language]
  const shows = {
    type: 'submit',
    formMethod: 'get',
    formAction: path,
    formNoValidate: true,
  } as const
  return (
    <fieldset>
      <legend>{messages.day}</legend>
      <div className="chips">
        {days.map(({ date }) => (
          <button
            key={date}
            {...shows}
            name="day"
            value={date}
            className="chip"
            aria-pressed={date === day}
          >
            {formatDay(language, date, today)}
          </button>
        ))}
      </div>
      {(from !== null || next !== null) && (
        <p className="cart-acts">
          {from !== null && (
            <button {...shows} name="from" value="">
              {messages.first}
            </button>
          )}
          {next !== null && (
            <button {...shows} name="from" value={next}>
              {messages.more}
            </button>
          )}
        </p>
      )}
    </fieldset>
  )
}
