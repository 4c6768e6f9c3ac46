import {
  answersByPlace,
  answerTo,
  formQuestionKey,
  isGiven,
  missingIn,
  placeKey,
  questionsFor,
  seatKey,
  type AnswersAt,
  type QuestionInForm,
} from '@guichet/contract/quotes/quote-guests.rules.ts'
import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { quoteMessages } from './quotes.messages.ts'
import type { Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

type Seat = Quote['seats'][number]

/** Names and form answers of the tickets, as far as the client has given them. */
export function QuoteGuests({ quote }: { quote: Quote }) {
  const messages = useMessages(quoteMessages)
  const { names, seats, forms, areNamesAsked } = quote
  const answers = answersByPlace(quote.answers)
  const missing = missingIn(quote, answers)
  const isOfGroup = questionsFor(forms, null).length > 0
  // Without forms, only tickets with a name are listed.
  const shown = forms.length > 0 ? seats : seats.filter((seat) => nameOf(names, seat))
  return (
    <section className="panel shrinks padded" aria-labelledby="quote-names">
      <h2 id="quote-names" className="size-14 strong below-8">
        {messages.names}
        {areNamesAsked && ` · ${messages.namesGiven(names.length, seats.length)}`}
      </h2>
      {missing > 0 && (
        <p className={styles.short}>
          <IconAlertTriangle size={14} aria-hidden />
          {messages.answersMissing(missing)}
        </p>
      )}
      {shown.length === 0 && !isOfGroup && (
        <Text size="sm" c="dimmed">
          {messages.noNames}
        </Text>
      )}
      <ul className={styles.names}>
        {isOfGroup && (
          <li>
            <span className={styles.guest}>{messages.group}</span>
            <Answers forms={forms} seat={null} at={answers.get(placeKey(null))} />
          </li>
        )}
        {shown.map((seat) => (
          <li key={seatKey(seat)}>
            <Guest seat={seat} name={nameOf(names, seat)} />
            <Answers forms={forms} seat={seat} at={answers.get(placeKey(seat))} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = (names: Quote['names'], seat: Seat) =>
  names.find((name) => seatKey(name) === seatKey(seat))

function Guest({ seat, name }: { seat: Seat; name: Quote['names'][number] | undefined }) {
  const messages = useMessages(quoteMessages)
  const localized = useLocalized()
  return (
    <span className={styles.guest}>
      {name ? (
        `${name.firstName} ${name.lastName}`
      ) : (
        <Text span inherit c="dimmed">
          {messages.unnamed}
        </Text>
      )}
      <Text span size="xs" c="dimmed">
        {localized(seat.title)}
      </Text>
    </span>
  )
}

type AnswersProps = { forms: Quote['forms']; seat: Seat | null; at: AnswersAt | undefined }
function Answers({ forms, seat, at }: AnswersProps) {
  const localized = useLocalized()
  const asked = questionsFor(forms, seat)
  if (asked.length === 0) return null
  return (
    <dl className={styles.answers}>
      {asked.map((each) => (
        <div key={formQuestionKey(each)}>
          <dt>{localized(each.question.text)}</dt>
          <dd>
            <Answer asked={each} at={at} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ asked, at }: { asked: QuestionInForm; at: AnswersAt | undefined }) {
  const messages = useMessages(quoteMessages)
  const localized = useLocalized()
  const given = answerTo(at, asked)
  const { options, isMandatory } = asked.question
  if (!given || !isGiven(given))
    return (
      <Text span inherit c={isMandatory ? 'var(--mantine-color-error)' : 'dimmed'}>
        {isMandatory ? messages.lacking : messages.noAnswer}
      </Text>
    )
  return given.answer ?? given.options!.map((option) => localized(options[option]!)).join(', ')
}
