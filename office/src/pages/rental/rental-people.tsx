import type { Bilingual } from '@guichet/contract/primitives.ts'
import { localized } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { offerPath } from '../../kit/offer-paths.ts'
import { PricedQuantities } from '../../kit/priced-quantities.tsx'
import { accessoryField, rentedField } from '../cart/rented-lines.rules.ts'
import type { RentalProps } from './rental.load.ts'
import { rentalMessages } from './rental.messages.ts'

type Props = { frame: Frame; props: RentalProps }
/** A closed choice shows its option without its group. */
const sizedName = (model: Bilingual, size: Bilingual | null, language: Frame['language']) =>
  [model, size].flatMap((name) => (name ? localized(language, name) : [])).join(' – ')

/** A choice of equipment and size for each person. */
export function People({ frame, props }: Props) {
  const { language } = frame
  const { rental, people, day } = props
  const messages = rentalMessages[language]
  const path = offerPath('rental', rental.publicId)!
  return (
    <fieldset className="people">
      <legend>{messages.people}</legend>
      {Array.from({ length: people }, (_, i) => (
        <label key={i} className="field">
          {messages.person(i + 1)}
          <select name={rentedField} defaultValue="">
            <option value="">{messages.nothing}</option>
            {rental.models.map((model) => (
              <optgroup key={model.publicId} label={localized(language, model.name)}>
                {model.specifications.map((size) => (
                  <option key={size.publicId} value={`${model.publicId} ${size.publicId}`}>
                    {sizedName(model.name, size.name, language)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
      <a href={pathIn(language, frame, `${path}?day=${day}&people=${people + 4}#tickets`)}>
        {messages.more}
      </a>
    </fieldset>
  )
}

/** Accessories of the category, for everybody together. */
export function Accessories({ frame: { language }, props: { rental } }: Props) {
  if (rental.accessories.length === 0) return null
  return (
    <fieldset>
      <legend>{rentalMessages[language].accessories}</legend>
      <PricedQuantities language={language} items={rental.accessories} field={accessoryField} />
    </fieldset>
  )
}
