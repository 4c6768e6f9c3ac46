import { Button, Text, TextInput } from '@mantine/core'
import { memo } from 'react'
import { FormQuestion } from '../../domain/form-question.tsx'
import { isApiError } from '../../kit/api/api-error.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import {
  answerTo,
  formQuestionKey,
  missingIn,
  placeKey,
  questionsFor,
  type AnswersAt,
} from '../quote-guests.rules.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'
import type { LinkName, LinkQuote } from './quote-link.queries.ts'
import { faultKey, useFilling } from './use-filling.ts'
import styles from './quote-link.module.css'

type Filling = ReturnType<typeof useFilling>

/**
 * Names and form answers for the tickets: questions of the group first, then those of each ticket.
 * Saved when a field is left.
 */
export function FillGuests({ quote, token }: { quote: LinkQuote; token: string }) {
  const messages = useMessages(quoteLinkMessages)
  const { names, answers, faults, save, send, type, answer } = useFilling(quote, token)
  const { seats, forms, areNamesAsked } = quote
  const given = [...names.values()].filter((name) => name.firstName || name.lastName)
  const isOfGroup = questionsFor(forms, null).length > 0
  const asks = { forms, faults, onAnswer: answer, onLeave: send }
  return (
    <section className="panel below-16 padded" aria-labelledby="guests">
      <div className={styles.head}>
        <h2 id="guests" className={styles.heading}>
          {seats.length > 0 ? messages.guests : messages.group}
        </h2>
        {areNamesAsked && (
          <Text size="sm" c="dimmed">
            {messages.namesGiven(given.length, seats.length)}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {messages.fillHint}
      </Text>
      {forms.length > 0 && (
        <Text size="sm" fw={550} mt={4}>
          {messages.missing(missingIn(quote, answers))}
        </Text>
      )}
      <ul className={styles.seats}>
        {isOfGroup && (
          <li>
            <fieldset className="shrinks">
              {seats.length > 0 && <legend className="size-13 medium">{messages.group}</legend>}
              <Questions {...asks} seat={null} at={answers.get(placeKey(null))} />
            </fieldset>
          </li>
        )}
        {seats.map((seat, i) => (
          <Guest
            key={placeKey(seat)}
            {...asks}
            seat={seat}
            place={i + 1}
            name={areNamesAsked ? (names.get(placeKey(seat)) ?? noName) : null}
            at={answers.get(placeKey(seat))}
            onType={type}
          />
        ))}
      </ul>
      <Saved save={save} onAgain={send} />
    </section>
  )
}

const noName = { firstName: '', lastName: '' }
type QuestionsProps = Pick<Filling, 'faults'> & {
  forms: LinkQuote['forms']
  seat: LinkQuote['seats'][number] | null
  at: AnswersAt | undefined
  onAnswer: Filling['answer']
  onLeave: Filling['send']
}
function Questions({ forms, seat, at, faults, onAnswer, onLeave }: QuestionsProps) {
  return questionsFor(forms, seat).map((asked) => {
    const given = answerTo(at, asked)
    return (
      <FormQuestion
        key={formQuestionKey(asked)}
        name={faultKey(seat, asked)}
        question={asked.question}
        value={given?.answer ?? given?.options}
        error={faults.get(faultKey(seat, asked))}
        onChange={(value) => onAnswer(seat, asked, value)}
        onLeave={onLeave}
      />
    )
  })
}

type GuestProps = QuestionsProps & {
  seat: LinkQuote['seats'][number]
  place: number
  /** Null when names are not requested. */
  name: Pick<LinkName, 'firstName' | 'lastName'> | null
  onType: Filling['type']
}
/** A ticket; memoized, because typing in one of 500 must not rerender the others. */
const Guest = memo(function Guest({ place, name, onType, ...asked }: GuestProps) {
  const messages = useMessages(quoteLinkMessages)
  const localized = useLocalized()
  const { seat, onLeave } = asked
  return (
    <li>
      <fieldset className="shrinks">
        <legend className="size-13 medium">
          {place} · {localized(seat.title)}
        </legend>
        {name && (
          <div className={styles.pair}>
            {(['firstName', 'lastName'] as const).map((field) => (
              <TextInput
                key={field}
                aria-label={messages.of(messages[field], place)}
                placeholder={messages[field]}
                maxLength={50}
                autoComplete="off"
                value={name[field]}
                onChange={(event) => onType(seat, { [field]: event.currentTarget.value })}
                onBlur={onLeave}
              />
            ))}
          </div>
        )}
        <Questions {...asked} />
      </fieldset>
    </li>
  )
})

type SavedProps = { save: Filling['save']; onAgain: () => void }
function Saved({ save, onAgain }: SavedProps) {
  const messages = useMessages(quoteLinkMessages)
  if (save.isError)
    return (
      <div role="alert">
        <Text size="sm" c="var(--mantine-color-error)">
          {isApiError(save.error, 'InvalidRequest') ? messages.refused : messages.notSaved}
        </Text>
        <Button size="xs" variant="default" onClick={onAgain}>
          {messages.saveAgain}
        </Button>
      </div>
    )
  const text = save.isSuccess ? messages.saved : ''
  return (
    <output>
      <Text size="sm" c="dimmed" span>
        {save.isPending ? messages.saving : text}
      </Text>
    </output>
  )
}
