import { formatDuration } from '@guichet/contract/durations.ts'
import { formatDay, localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import { offerLayoutMessages } from '../../kit/offer-layout.messages.ts'
import { AddForm, ChooseDay, formatPrice, OfferLayout } from '../../kit/offer-layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import { RadioChips } from '../../kit/radio-chips.tsx'
import { priceField } from '../cart/rented-lines.rules.ts'
import { beginsOf, durationsOf } from './rental-choices.rules.ts'
import { Accessories, People } from './rental-people.tsx'
import type { RentalProps } from './rental.load.ts'
import { rentalMessages } from './rental.messages.ts'

type Props = { frame: Frame; props: RentalProps }
/** The page of a rental category: a day, a begin and a duration, then a person a row. */
export function RentalPage({ frame, props }: Props) {
  const { business, rental, today } = props
  return (
    <OfferLayout
      frame={frame}
      business={business}
      offer={rental}
      offerCount={rental.models.flatMap(({ products }) => products).length}
      today={today}
    >
      <ChooseDay frame={frame} props={props} path={offerPath('rental', rental.publicId)!} />
      <div className="choose">
        <Prices frame={frame} props={props} />
        <Choices frame={frame} props={props} />
      </div>
    </OfferLayout>
  )
}

function Prices({ frame: { language }, props: { rental } }: Props) {
  const durations = durationsOf(rental.models)
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{rentalMessages[language].prices}</h2>
      <div className="scrolls">
        <table className="prices">
          <thead>
            <tr>
              <th scope="col">{rentalMessages[language].equipment}</th>
              {durations.map((duration) => (
                <th key={duration} scope="col">
                  {formatDuration(duration, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rental.models.map(({ publicId, name, products }) => (
              <tr key={publicId}>
                <th scope="row">{localized(language, name)}</th>
                {durations.map((duration) => {
                  const product = products.find((each) => each.duration === duration)
                  return (
                    <td key={duration}>{product ? formatPrice(language, product.price) : '–'}</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Choices({ frame, props }: Props) {
  const { language } = frame
  const { rental, day, today } = props
  const messages = rentalMessages[language]
  const begins = beginsOf(rental.models)
  if (day === null) return <p className="note">{offerLayoutMessages[language].noDay}</p>
  const date = formatDay(language, day, today)
  if (begins.length === 0) return <p className="note">{messages.noBegin(date)}</p>
  return (
    <AddForm
      frame={frame}
      isNothingChosen={props.notice === 'nothing'}
      problem={props.notice === 'duration' ? messages.wrongDuration : null}
    >
      <input type="hidden" name="kind" value="rental" />
      <input type="hidden" name="activity" value={rental.publicId} />
      <input type="hidden" name="day" value={day} />
      {rental.models.flatMap(({ publicId, products }) =>
        products.map(({ productId, duration }) => (
          <input
            key={productId}
            type="hidden"
            name={priceField(publicId, duration)}
            value={productId}
          />
        )),
      )}
      <RadioChips
        id="slots"
        legend={messages.times(date)}
        name="begin"
        choices={begins.map((begin) => ({ value: begin.beginDateTimeUtc, text: begin.beginTime }))}
      />
      <RadioChips
        legend={messages.durations}
        name="duration"
        choices={durationsOf(rental.models).map((duration) => ({
          value: duration,
          text: formatDuration(duration, language),
        }))}
      />
      <People frame={frame} props={props} />
      <Accessories frame={frame} props={props} />
    </AddForm>
  )
}
