import { businessData } from '../../kit/business.ts'
import { formatDay, formatMoney, localized } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import { SaleState } from '../../kit/sale-state.tsx'
import type { ActivityProps } from './activity.load.ts'
import { activityMessages } from './activity.messages.ts'
import { Calendar } from './month-calendar.tsx'

type Props = { frame: Frame; props: ActivityProps }
/** The page of an activity: its prices, a month of days, the slots of a day. */
export function ActivityPage({ frame, props }: Props) {
  const { business, activity, today } = props
  const { language } = frame
  const messages = activityMessages[language]
  const name = localized(language, activity.name)
  return (
    <Layout
      frame={frame}
      business={business}
      title={messages.title(name, localized(language, business.name))}
      description={business.languageSpecificFields[language].shortDescription}
      imageUrl={activity.imageUrl ?? business.images.mainProfileImageUrl}
      data={activityData(frame, props)}
    >
      <p>
        <a href={pathIn(language, frame)}>‹ {messages.back}</a>
      </p>
      {activity.imageUrl && (
        <img className="hero" src={activity.imageUrl} alt="" width="1920" height="1280" />
      )}
      <h1>{name}</h1>
      <SaleState offer={activity} language={language} today={today} />
      {activity.message && localized(language, activity.message) && (
        // Sanitized when it was stored.
        <div
          className="prose"
          dangerouslySetInnerHTML={{ __html: localized(language, activity.message) }}
        />
      )}
      <div className="columns">
        <section aria-labelledby="prices">
          <h2 id="prices">{messages.prices}</h2>
          <ul className="lines">
            {activity.types.map(({ productId, title, price }) => (
              <li key={productId}>
                <span>{localized(language, title)}</span>
                <strong>{price === 0 ? messages.free : formatMoney(language, price)}</strong>
              </li>
            ))}
          </ul>
        </section>
        {activity.schedulingType === 'Anytime' ? (
          <p className="note">{messages.anytime}</p>
        ) : (
          <section aria-labelledby="calendar">
            <h2 id="calendar">{messages.calendar}</h2>
            <Calendar frame={frame} props={props} />
            <Slots frame={frame} props={props} />
          </section>
        )}
      </div>
    </Layout>
  )
}

function Slots({ frame: { language }, props: { day, slots, today } }: Props) {
  const messages = activityMessages[language]
  if (day === null) return <p className="note">{messages.noDay}</p>
  const date = formatDay(language, day, today)
  return (
    <section id="slots" aria-labelledby="slots-title">
      <h3 id="slots-title">{slots.length ? messages.slots(date) : messages.noSlot(date)}</h3>
      <ul className="lines">
        {slots.map(({ publicId, timeslotBegin, timeslotEnd, ...slot }) => (
          <li key={`${publicId} ${timeslotBegin}`}>
            <span>
              {timeslotBegin}–{timeslotEnd}
            </span>
            <SlotState language={language} {...slot} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Slot = Pick<
  ActivityProps['slots'][number],
  'isAvailable' | 'isNearlyFull' | 'remainingQuantity'
>
function SlotState({ language, ...slot }: Slot & { language: Frame['language'] }) {
  const messages = activityMessages[language]
  if (!slot.isAvailable) return <span className="state full">{messages.full}</span>
  return slot.isNearlyFull ? (
    <span className="state few">{messages.lastLeft(slot.remainingQuantity)}</span>
  ) : (
    <span className="state open">{messages.left(slot.remainingQuantity)}</span>
  )
}

/** The activity as structured data: an offer of the business, from the lowest price on. */
function activityData(frame: Frame, { business, activity }: ActivityProps) {
  const { language, origin } = frame
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localized(language, activity.name),
    url: `${origin}${pathIn(language, frame, `/activities/${activity.publicId}`)}`,
    ...(activity.imageUrl && { image: `${origin}${activity.imageUrl}` }),
    brand: businessData(business, frame),
    ...(activity.sale.fromPrice !== null && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CAD',
        lowPrice: activity.sale.fromPrice,
        offerCount: activity.types.length,
        availability: `https://schema.org/${activity.sale.state === 'onSale' ? 'InStock' : 'SoldOut'}`,
      },
    }),
  }
}
