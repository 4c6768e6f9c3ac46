import { answerLimit } from '@guichet/contract/forms/question.ts'
import {
  answerTo,
  placeKey,
  questionsFor,
  type AnswersAt,
  type Seat,
} from '@guichet/contract/quotes/quote-guests.rules.ts'
import { Field } from '../../../kit/field.tsx'
import { localized } from '../../../kit/formats.ts'
import type { Frame } from '../../../kit/frame.ts'
import { answerField } from './guest-fields.rules.ts'
import type { LinkQuote, QuoteLinkProps } from './quote-link.load.ts'

type Props = {
  frame: Frame
  props: QuoteLinkProps
  quote: LinkQuote
  /** Null for the questions of the group. */
  seat: Seat | null
  saved: ReadonlyMap<string, AnswersAt>
}
/** Questions of a ticket or of the group; an empty answer may be saved. */
export function GuestQuestions({ frame: { language }, props, quote, seat, saved }: Props) {
  return questionsFor(quote.forms, seat).map((asked) => {
    const { question } = asked
    const name = answerField(seat, asked)
    const given = answerTo(saved.get(placeKey(seat)), asked)
    const typed = props.typed && (props.typed[name] ?? [])
    const label = `${localized(language, question.text)}${question.isMandatory ? ' *' : ''}`
    const problem = props.problems[name]
    if (question.type === 'ShortAnswer')
      return (
        <Field
          key={name}
          name={name}
          label={label}
          maxLength={answerLimit}
          autoComplete="off"
          defaultValue={typed ? typed[0] : given?.answer}
          problem={problem}
        />
      )
    const ticked = typed ?? (given?.options ?? []).map(String)
    return (
      <fieldset key={name} className="field">
        <legend>{label}</legend>
        {question.options.map((option, i) => (
          <label key={i} className="check">
            <input
              type="checkbox"
              name={name}
              value={i}
              defaultChecked={ticked.includes(String(i))}
            />
            {localized(language, option)}
          </label>
        ))}
        {problem && <small className="bad">{problem}</small>}
      </fieldset>
    )
  })
}
