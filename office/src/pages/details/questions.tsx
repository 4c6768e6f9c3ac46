import { Field } from '../../kit/field.tsx'
import { localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import {
  answerField,
  ticketsOf,
  type AskedTicket,
  type Form,
  type Question,
} from './answer-fields.rules.ts'
import type { DetailsProps } from './details.load.ts'
import { detailsMessages } from './details.messages.ts'

type Props = { frame: Frame; props: DetailsProps }
/** The questions of the forms: once for the order, or for each ticket of their lines. */
export function Questions({ frame, props }: Props) {
  const { language } = frame
  const quantities = props.cart.lines.map(({ sent }) => ({ quantity: sent.quantity }))
  return (props.cart.quote?.forms ?? []).map((form) => (
    <section key={form.publicId} aria-labelledby={`form-${form.publicId}`}>
      <h2 id={`form-${form.publicId}`}>{localized(language, form.name)}</h2>
      {form.questions.flatMap((question) =>
        ticketsOf(question, quantities).map((ticket) => {
          const name = answerField(form, question, ticket)
          return (
            <AskedQuestion
              key={name}
              name={name}
              frame={frame}
              props={props}
              question={question}
              problem={problemOf(props, form, question, ticket)}
              label={labelOf({ frame, props }, question, ticket)}
            />
          )
        }),
      )}
    </section>
  ))
}

function labelOf({ frame: { language }, props }: Props, question: Question, ticket: AskedTicket) {
  const messages = detailsMessages[language]
  const text = localized(language, question.text)
  const asked = question.isMandatory ? text : `${text} ${messages.optional}`
  if (!ticket) return asked
  const title = localized(language, props.cart.lines[ticket.line]!.title)
  return `${asked} (${messages.ofTicket(ticket.ordinal + 1, title)})`
}

/** The problem of an answer that is missing or too long. */
function problemOf(
  { problems }: DetailsProps,
  form: Form,
  question: Question,
  ticket: AskedTicket,
): string | undefined {
  const at = ticket ? `tickets.${ticket.line}.answers.${ticket.ordinal}` : 'answers'
  return problems.find(
    ({ field }) => field.startsWith(at) && field.includes(question.publicId || form.publicId),
  )?.detail
}

type AskedProps = Props & {
  name: string
  question: Question
  label: string
  problem: string | undefined
}
function AskedQuestion({ name, question, label, problem, frame, props }: AskedProps) {
  const typed = props.typed[name] ?? []
  if (question.type === 'ShortAnswer')
    return (
      <Field
        label={label}
        name={name}
        maxLength={160}
        required={question.isMandatory}
        defaultValue={typed[0]}
        problem={problem}
      />
    )
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {question.options.map((option, i) => (
        <label key={localized('fr', option)} className="check">
          <input type="checkbox" name={name} value={i} defaultChecked={typed.includes(String(i))} />
          {localized(frame.language, option)}
        </label>
      ))}
      {problem && <small className="bad">{problem}</small>}
    </fieldset>
  )
}
