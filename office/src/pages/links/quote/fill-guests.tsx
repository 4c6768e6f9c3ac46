import {
  answersByPlace,
  missingIn,
  placeKey,
  questionsFor,
  seatKey,
} from '@guichet/contract/quotes/quote-guests.rules.ts'
import { Field } from '../../../kit/field.tsx'
import { localized } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import { nameField } from './guest-fields.rules.ts'
import { GuestQuestions } from './guest-questions.tsx'
import type { LinkQuote, QuoteLinkProps } from './quote-link.load.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'

type Props = { frame: Frame; props: QuoteLinkProps; quote: LinkQuote }

/**
 * Names and form answers for the tickets: questions of the group first, then those of each ticket.
 * All of them may be left empty until the order is made.
 */
export function FillGuests({ frame, props, quote }: Props) {
  const { language } = frame
  const messages = quoteLinkMessages[language]
  const { seats, forms, areNamesAsked } = quote
  const given = quote.names.filter((name) => name.firstName || name.lastName)
  const saved = answersByPlace(quote.answers)
  const ofGroup = questionsFor(forms, null)
  return (
    <section aria-labelledby="guests-title" id="guests">
      <h2 id="guests-title">{seats.length > 0 ? messages.guests : messages.group}</h2>
      {areNamesAsked && <p className="fine">{messages.namesGiven(given.length, seats.length)}</p>}
      <p className="fine">{messages.fillHint}</p>
      {forms.length > 0 && <p className="state few">{messages.missing(missingIn(quote, saved))}</p>}
      {props.typed && (
        <p className="note bad" role="alert">
          {messages.refused}
        </p>
      )}
      <form
        method="post"
        action={pathIn(language, frame, `/quote/${props.token}/guests`)}
        className="choose"
      >
        {ofGroup.length > 0 && (
          <fieldset className="guest">
            <legend>{messages.group}</legend>
            <GuestQuestions frame={frame} props={props} quote={quote} seat={null} saved={saved} />
          </fieldset>
        )}
        {seats.map((seat, i) => (
          <fieldset key={placeKey(seat)} className="guest">
            <legend>
              {i + 1} · {localized(language, seat.title)}
            </legend>
            {areNamesAsked && <Names frame={frame} props={props} quote={quote} place={i} />}
            <GuestQuestions frame={frame} props={props} quote={quote} seat={seat} saved={saved} />
          </fieldset>
        ))}
        <p className="cart-acts">
          <button type="submit" className="button">
            {messages.save}
          </button>
          {props.isSaved && <output className="state open">{messages.saved}</output>}
        </p>
      </form>
    </section>
  )
}

/** First and last name of the holder of a ticket. */
function Names({ frame, props, quote, place }: Props & { place: number }) {
  const messages = quoteLinkMessages[frame.language]
  const seat = quote.seats[place]!
  const name = quote.names.find((each) => seatKey(each) === seatKey(seat))
  return (['firstName', 'lastName'] as const).map((part) => {
    const field = nameField(seat, part)
    return (
      <Field
        key={part}
        name={field}
        label={messages[part]}
        aria-label={messages.of(messages[part], place + 1)}
        maxLength={50}
        autoComplete="off"
        defaultValue={props.typed?.[field]?.[0] ?? name?.[part]}
      />
    )
  })
}
