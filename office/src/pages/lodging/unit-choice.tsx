import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import { localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import { formatPrice } from '../../kit/offer-layout.tsx'
import { Photo } from '../../kit/photo.tsx'
import { QuantityField } from '../../kit/quantity-field.tsx'
import { personsField, quantityField } from '../cart/chosen-lines.rules.ts'
import type { LodgingProps } from './lodging.load.ts'
import { lodgingMessages } from './lodging.messages.ts'

const nightsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

type Type = LodgingProps['lodging']['types'][number]
type Props = { type: Type; frame: Frame; props: LodgingProps }
/** A unit type with the price of the stay, and its number and people if it is free. */
export function Unit({ type, frame: { language }, props }: Props) {
  const { arrival, departure } = props
  const messages = lodgingMessages[language]
  const isFree = type.total !== null && type.obstacle === null
  return (
    <li>
      {type.imageUrl && (
        <Photo
          className="unit-image"
          url={type.imageUrl}
          alt=""
          width={600}
          height={400}
          sizes="(min-width: 40em) 12rem, 100vw"
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
