import { businessData } from '../../kit/business.ts'
import { localized } from '../../kit/formats.ts'
import { homePath, pathIn, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import { SaleState } from '../../kit/sale-state.tsx'
import type { ActivityProps } from './activity.load.ts'
import { activityMessages } from './activity.messages.ts'
import { ChooseTickets } from './choose-tickets.tsx'
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
        <a href={homePath(language, frame)}>‹ {messages.back}</a>
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
        {activity.kind === 'activity' && activity.schedulingType === 'Anytime' && (
          <p className="note">{messages.anytime}</p>
        )}
        {activity.schedulingType !== 'Anytime' && (
          <section aria-labelledby="calendar">
            <h2 id="calendar">{messages.calendar}</h2>
            <Calendar frame={frame} props={props} />
          </section>
        )}
        <ChooseTickets frame={frame} props={props} />
      </div>
    </Layout>
  )
}

/** The activity as structured data: an offer of the business, from the lowest price on. */
function activityData(frame: Frame, { business, activity }: ActivityProps) {
  const { language, origin } = frame
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localized(language, activity.name),
    url: `${origin}${pathIn(language, frame, offerPath(activity.kind, activity.publicId)!)}`,
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
