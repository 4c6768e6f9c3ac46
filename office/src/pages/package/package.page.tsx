import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import { formatDay, formatMoney } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import { offerLayoutMessages } from '../../kit/offer-layout.messages.ts'
import { AddForm, ChooseDay, formatPrice, OfferLayout } from '../../kit/offer-layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import { QuantityField } from '../../kit/quantity-field.tsx'
import type { PackageProps } from './package.load.ts'
import { packageMessages } from './package.messages.ts'
import { PartChoices, titleOf } from './part-choices.tsx'

type Props = { frame: Frame; props: PackageProps }
/** The page of a package: its parts, a day, and the choices of each part. */
export function PackagePage({ frame, props }: Props) {
  const { business, package: sold, today, isDated } = props
  return (
    <OfferLayout frame={frame} business={business} offer={sold} offerCount={1} today={today}>
      {isDated && (
        <ChooseDay frame={frame} props={props} path={offerPath('package', sold.publicId)!} />
      )}
      <div className="choose">
        <Content frame={frame} props={props} />
        <Choices frame={frame} props={props} />
      </div>
    </OfferLayout>
  )
}

function Content({ frame: { language }, props: { package: sold } }: Props) {
  const messages = packageMessages[language]
  const saved = Math.round((sold.listPrice - sold.price) * 100) / 100
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title">{messages.content}</h2>
      <ul className="lines">
        {sold.parts.map((part) => (
          <li key={part.productId}>{titleOf(part, language)}</li>
        ))}
      </ul>
      <p className="price">{formatPrice(language, sold.price)}</p>
      {saved > 0 && <p className="state open">{messages.saved(formatMoney(language, saved))}</p>}
    </section>
  )
}

function Choices({ frame, props }: Props) {
  const { language } = frame
  const { package: sold, isDated, day, days, today } = props
  const messages = packageMessages[language]
  if (isDated && day === null) return <p className="note">{offerLayoutMessages[language].noDay}</p>
  const isFree = !isDated || days.some(({ date, isAvailable }) => date === day && isAvailable)
  const date = day === null ? '' : formatDay(language, day, today)
  if (!isFree) return <p className="note">{messages.notOpen(date)}</p>
  return (
    <AddForm frame={frame} isNothingChosen={props.isNothingChosen}>
      <input type="hidden" name="kind" value="package" />
      <input type="hidden" name="activity" value={sold.publicId} />
      {day !== null && <input type="hidden" name="day" value={day} />}
      <div id="slots" className="choose">
        {day !== null && <h2>{messages.choices(date)}</h2>}
        {sold.parts.map((part) => (
          <PartChoices key={part.productId} part={part} language={language} />
        ))}
      </div>
      <div className="field">
        <label htmlFor="packages">{messages.quantity}</label>
        <QuantityField
          language={language}
          id="packages"
          name="packages"
          min={1}
          max={mostPiecesHeld}
          defaultValue={1}
        />
      </div>
    </AddForm>
  )
}
