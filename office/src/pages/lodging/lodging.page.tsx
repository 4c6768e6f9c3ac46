import { pathIn, type Frame } from '../../kit/frame.ts'
import { AddForm, ChooseDay, OfferLayout } from '../../kit/offer-layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import type { LodgingProps } from './lodging.load.ts'
import { lodgingMessages } from './lodging.messages.ts'
import { Unit } from './unit-choice.tsx'

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
          queryOf={nightsQuery(props)}
          heading={lodgingMessages[frame.language].freeNights}
        />
      </div>
      <Units frame={frame} props={props} />
    </OfferLayout>
  )
}

/** The first day that is pressed is the arrival, and a later one after it the departure. */
const nightsQuery =
  ({ arrival, isDepartureChosen }: LodgingProps) =>
  (date: string): string =>
    arrival !== null && !isDepartureChosen && date > arrival
      ? `arrival=${arrival}&departure=${date}`
      : `arrival=${date}`

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
