import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import { localized } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { AddForm, ChooseDay, formatPrice, OfferLayout } from '../../kit/offer-layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import { QuantityField } from '../../kit/quantity-field.tsx'
import { personsField, quantityField } from '../cart/chosen-lines.rules.ts'
import type { LodgingProps } from './lodging.load.ts'
import { lodgingMessages } from './lodging.messages.ts'

type Props = { frame: Frame; props: LodgingProps }
/** The page of a lodging category: its nights, then its units with the price of the stay. */
export function LodgingPage({ frame, props }: Props) {
  const { business, lodging, today, arrival } = props
  return (
    <OfferLayout
      frame={frame}
      business={business}
      offer={lodging}
      offerCount={lodging.types.length}
      today={today}
    >
      <div className="choose">
        <ChooseNights frame={frame} props={props} />
        <ChooseDay
          frame={frame}
          props={{ ...props, day: arrival }}
          path={offerPath('lodging', lodging.publicId)!}
          dayName="arrival"
          heading={lodgingMessages[frame.language].freeNights}
        />
      </div>
      <Units frame={frame} props={props} />
    </OfferLayout>
  )
}

function ChooseNights({ frame, props }: Props) {
  const { language } = frame
  const { lodging, arrival, departure, today, problem } = props
  const messages = lodgingMessages[language]
  const dates = [
    ['arrival', messages.arrival, arrival],
    ['departure', messages.departure, departure],
  ] as const
  return (
    <form
      method="get"
      action={pathIn(language, frame, offerPath('lodging', lodging.publicId)!)}
      className="choose"
      id="slots"
      aria-labelledby="nights"
    >
      <h2 id="nights">{messages.nightsTitle}</h2>
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
      <div className="nights">
        {dates.map(([name, label, date]) => (
          <label key={name} className="field">
            {label}
            <input type="date" name={name} min={today} required defaultValue={date ?? undefined} />
          </label>
        ))}
        <button type="submit">{messages.see}</button>
      </div>
    </form>
  )
}

const nightsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

function Units({ frame, props }: Props) {
  const { language } = frame
  const { lodging, arrival, departure } = props
  const messages = lodgingMessages[language]
  const mayBuy =
    lodging.sale.state === 'onSale' &&
    lodging.types.some(({ total, obstacle }) => total !== null && obstacle === null)
  const list = (
    <>
      <h2 id="units">{messages.units}</h2>
      {arrival === null && <p className="note">{messages.chooseNights}</p>}
      <ul className="cart">
        {lodging.types.map((type) => (
          <Unit key={type.productId} type={type} frame={frame} props={props} />
        ))}
      </ul>
    </>
  )
  if (!mayBuy) return <section aria-labelledby="units">{list}</section>
  return (
    <AddForm frame={frame} isNothingChosen={props.isNothingChosen}>
      <input type="hidden" name="kind" value="lodging" />
      <input type="hidden" name="activity" value={lodging.publicId} />
      <input type="hidden" name="arrival" value={arrival!} />
      <input type="hidden" name="departure" value={departure!} />
      {list}
    </AddForm>
  )
}

type Type = LodgingProps['lodging']['types'][number]
function Unit({ type, frame: { language }, props }: Props & { type: Type }) {
  const { arrival, departure } = props
  const messages = lodgingMessages[language]
  const isFree = type.total !== null && type.obstacle === null
  return (
    <li>
      {type.imageUrl && (
        <img
          className="unit-image"
          src={type.imageUrl}
          alt=""
          width="600"
          height="400"
          loading="lazy"
        />
      )}
      <div className="cart-line">
        <h3>{localized(language, type.name)}</h3>
        <strong>
          {type.total === null
            ? messages.fromPrice(formatPrice(language, type.price))
            : messages.total(
                formatPrice(language, type.total),
                nightsBetween(arrival!, departure!),
              )}
        </strong>
      </div>
      {type.description && <p>{localized(language, type.description)}</p>}
      <p className="fine">
        {messages.persons(type.maxPersons)} · {messages.times(type.checkInTime, type.checkOutTime)}
      </p>
      {type.obstacle && (
        <p className="state full">
          {messages.obstacles[type.obstacle](type.minNights, type.maxNights)}
        </p>
      )}
      {isFree && (
        <>
          <p className={`state ${type.remainingQuantity === 1 ? 'few' : 'open'}`}>
            {messages.left(type.remainingQuantity!)}
          </p>
          <div className="cart-acts">
            <div className="field">
              <label htmlFor={type.productId}>{messages.quantity}</label>
              <QuantityField
                language={language}
                id={type.productId}
                name={quantityField + type.productId}
                min={0}
                max={Math.min(mostPiecesHeld, type.remainingQuantity!)}
                defaultValue={props.lodging.types.length === 1 ? 1 : 0}
              />
            </div>
            <div className="field">
              <label htmlFor={personsField + type.productId}>{messages.numberOfPersons}</label>
              <QuantityField
                language={language}
                id={personsField + type.productId}
                name={personsField + type.productId}
                min={1}
                max={type.maxPersons}
                defaultValue={Math.min(2, type.maxPersons)}
              />
            </div>
          </div>
        </>
      )}
    </li>
  )
}
