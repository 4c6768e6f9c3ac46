import type { ActivityOfferKind } from '@guichet/contract/office/offers.ts'
import { formatDay, localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import { offerLayoutMessages } from '../../kit/offer-layout.messages.ts'
import { AddForm, formatPrice } from '../../kit/offer-layout.tsx'
import { PricedQuantities } from '../../kit/priced-quantities.tsx'
import { quantityField, slotValue } from '../cart/chosen-lines.rules.ts'
import type { ActivityProps } from './activity.load.ts'
import { activityMessages } from './activity.messages.ts'

type Props = { frame: Frame; props: ActivityProps }
/** The slots of the day and the ticket types with their quantities, in one form. */
export function ChooseTickets({ frame, props }: Props) {
  const { language } = frame
  const { activity, day, slots } = props
  const messages = activityMessages[language]
  const isAnytime = activity.schedulingType === 'Anytime'
  const isOnSale = activity.sale.state === 'onSale'
  const mayBuy = isOnSale && (isAnytime || slots.some(({ isAvailable }) => isAvailable))
  if (!mayBuy)
    return (
      <>
        {!isAnytime && <ShownSlots frame={frame} props={props} />}
        <Prices frame={frame} props={props} />
      </>
    )
  return (
    <AddForm frame={frame} isNothingChosen={props.isNothingChosen}>
      <input type="hidden" name="kind" value={activity.kind} />
      <input type="hidden" name="activity" value={activity.publicId} />
      {day !== null && <input type="hidden" name="day" value={day} />}
      {!isAnytime && <ChooseSlot frame={frame} props={props} />}
      <h2 id="prices">{messages.choices[activity.kind as ActivityOfferKind]}</h2>
      <PricedQuantities
        language={language}
        items={activity.types.map(({ title, ...type }) => ({ ...type, name: title }))}
        field={quantityField}
      />
    </AddForm>
  )
}

function Prices({ frame: { language }, props: { activity } }: Props) {
  const messages = activityMessages[language]
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{messages.prices}</h2>
      <ul className="lines">
        {activity.types.map(({ productId, title, price }) => (
          <li key={productId}>
            <span>{localized(language, title)}</span>
            <strong>{formatPrice(language, price)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Slot = ActivityProps['slots'][number]
const timesOf = ({ timeslotBegin, timeslotEnd }: Slot) => `${timeslotBegin}–${timeslotEnd}`

function ChooseSlot({ frame: { language }, props: { day, slots, today } }: Props) {
  const messages = activityMessages[language]
  const first = slots.find(({ isAvailable }) => isAvailable)
  return (
    <fieldset id="slots">
      <legend>{messages.slots(formatDay(language, day!, today))}</legend>
      {slots.map((slot) => (
        <label key={slotValue(slot)} className="slot">
          <input
            type="radio"
            name="slot"
            value={slotValue(slot)}
            disabled={!slot.isAvailable}
            defaultChecked={slot === first}
            required
          />
          <span>{timesOf(slot)}</span>
          <SlotState language={language} {...slot} />
        </label>
      ))}
    </fieldset>
  )
}

/** The slots of a day of which nothing can be bought. */
function ShownSlots({ frame: { language }, props: { day, slots, today } }: Props) {
  const messages = activityMessages[language]
  if (day === null) return <p className="note">{offerLayoutMessages[language].noDay}</p>
  const date = formatDay(language, day, today)
  return (
    <section id="slots" aria-labelledby="slots-title">
      <h2 id="slots-title">{slots.length ? messages.slots(date) : messages.noSlot(date)}</h2>
      <ul className="lines">
        {slots.map((slot) => (
          <li key={slotValue(slot)}>
            <span>{timesOf(slot)}</span>
            <SlotState language={language} {...slot} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type State = Pick<Slot, 'isAvailable' | 'isNearlyFull' | 'remainingQuantity'>
function SlotState({ language, ...slot }: State & { language: Frame['language'] }) {
  const messages = activityMessages[language]
  if (!slot.isAvailable) return <span className="state full">{messages.full}</span>
  return slot.isNearlyFull ? (
    <span className="state few">{messages.lastLeft(slot.remainingQuantity)}</span>
  ) : (
    <span className="state open">{messages.left(slot.remainingQuantity)}</span>
  )
}
