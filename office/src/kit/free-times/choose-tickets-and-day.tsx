import { formatDay, localized } from '../formats.ts'
import type { Frame } from '../frame.ts'
import { freeTimesMessages } from './free-times.messages.ts'
import { spanText, type At } from './span-text.ts'
import { ticketQuery, type TicketGroup } from './ticket-groups.ts'

type Props = { frame: Frame; at: At; path: string; group: TicketGroup }

/** The tickets of the choice; tickets of the same type are told apart by their time. */
export function Which({ frame, at, path, group: { tickets, checked, group } }: Props) {
  const messages = freeTimesMessages[frame.language]
  if (tickets.length === 1)
    return <input type="hidden" name={ticketQuery} value={tickets[0]!.publicId} />
  return (
    <fieldset>
      <legend>{messages.which}</legend>
      {tickets.map((ticket) => (
        <label key={ticket.publicId} className="check">
          <input
            type="checkbox"
            name={ticketQuery}
            value={ticket.publicId}
            defaultChecked={checked.includes(ticket.publicId)}
          />
          <span>
            {localized(frame.language, ticket.title)} · {spanText(frame, at, ticket.span)}
          </span>
        </label>
      ))}
      <button type="submit" formMethod="get" formAction={`${path}#choice-${group}`} formNoValidate>
        {messages.update}
      </button>
    </fieldset>
  )
}

/** Free days as buttons, which keep the checked tickets. */
export function Days({
  frame: { language },
  at,
  path,
  group: { group, days, day, from, next },
}: Props) {
  const messages = freeTimesMessages[language]
  const shows = {
    type: 'submit',
    formMethod: 'get',
    formAction: `${path}#choice-${group}`,
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
            {formatDay(language, date, at.today)}
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
