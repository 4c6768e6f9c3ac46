import { Field } from '../../kit/field.tsx'
import { localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import type { DetailsProps } from './details.load.ts'
import { detailsMessages } from './details.messages.ts'
import {
  holderField,
  holderProblemPath,
  holdersOf,
  type HolderPlace,
} from './holder-fields.rules.ts'

type Props = { frame: Frame; props: DetailsProps }
/** The people whom the tickets name. */
export function Holders({ frame, props }: Props) {
  const messages = detailsMessages[frame.language]
  const places = props.cart.lines.flatMap((line, i) => holdersOf(line, i))
  if (places.length === 0) return null
  return (
    <section aria-labelledby="holders">
      <h2 id="holders">{messages.holders}</h2>
      {places.map((place) => (
        <Holder key={holderField(place, 'firstName')} place={place} frame={frame} props={props} />
      ))}
    </section>
  )
}

function Holder({ place, frame, props }: Props & { place: HolderPlace }) {
  const { language } = frame
  const messages = detailsMessages[language]
  const { isOptional, label } = place.identification
  const ticket = messages.ofTicket(place.ordinal + 1, localized(language, place.title))
  const name = localized(language, label)
  const fieldOf = (part: 'firstName' | 'lastName') => {
    const field = holderField(place, part)
    const path = holderProblemPath(place, part)
    return {
      name: field,
      defaultValue: props.typed[field]?.[0],
      problem: props.problems.find((problem) => problem.field === path)?.detail,
      required: !isOptional,
      maxLength: 50,
      autoComplete: 'off',
    }
  }
  return (
    <fieldset className="field">
      <legend>
        {ticket} – {isOptional ? `${name} ${messages.optional}` : name}
      </legend>
      <Field {...fieldOf('firstName')} label={messages.firstName} />
      <Field {...fieldOf('lastName')} label={messages.lastName} />
    </fieldset>
  )
}
