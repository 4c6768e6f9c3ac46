import type { Offer } from '@guichet/contract/office/offers.ts'
import type { ReactNode } from 'react'
import { businessData, type Business } from './business.ts'
import { formatMoney, localized } from './formats.ts'
import { homePath, pathIn, targetOf, type Frame } from './frame.ts'
import { Layout } from './layout.tsx'
import { Calendar, type ShownDays } from './month-calendar.tsx'
import { offerLayoutMessages } from './offer-layout.messages.ts'
import { offerPath } from './offer-paths.ts'
import { heroPhoto, Photo } from './photo.tsx'
import { SaleState } from './sale-state.tsx'

type Props = {
  frame: Frame
  business: Business
  offer: Offer
  /** HTML written by the business, sanitized when it was stored. */
  message?: Offer['description']
  /** Number of its prices. */
  offerCount: number
  today: string
  children: ReactNode
}

/** The page of an offer: its picture, its state and its texts above what can be chosen. */
export function OfferLayout({
  frame,
  business,
  offer,
  message = null,
  offerCount,
  today,
  children,
}: Props) {
  const { language } = frame
  const messages = offerLayoutMessages[language]
  const name = localized(language, offer.name)
  const html = localized(language, message)
  const description = localized(language, offer.description)
  return (
    <Layout
      frame={frame}
      business={business}
      title={messages.title(name, localized(language, business.name))}
      description={description || business.languageSpecificFields[language].shortDescription}
      imageUrl={offer.imageUrl ?? business.images.mainProfileImageUrl}
      data={offerData(frame, { business, offer, offerCount })}
    >
      <p>
        <a href={homePath(language, frame)}>‹ {messages.back}</a>
      </p>
      {offer.imageUrl && (
        <Photo className="hero" url={offer.imageUrl} alt="" {...heroPhoto} isFirst />
      )}
      <h1>{name}</h1>
      <SaleState offer={offer} language={language} today={today} />
      {description && <p className="prose">{description}</p>}
      {html && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
      <div className="columns">{children}</div>
    </Layout>
  )
}

/** The offer as structured data of schema.org: a product from its lowest price on. */
function offerData(
  frame: Frame,
  { business, offer, offerCount }: Pick<Props, 'business' | 'offer' | 'offerCount'>,
) {
  const { language, origin } = frame
  const { fromPrice, state } = offer.sale
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localized(language, offer.name),
    url: `${origin}${pathIn(language, { ...frame, cart: null }, offerPath(offer.kind, offer.publicId)!)}`,
    ...(offer.imageUrl && { image: `${origin}${offer.imageUrl}` }),
    brand: businessData(business, frame),
    ...(fromPrice !== null && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CAD',
        lowPrice: fromPrice,
        offerCount,
        availability: `https://schema.org/${state === 'onSale' ? 'InStock' : 'SoldOut'}`,
      },
    }),
  }
}

type DayProps = {
  frame: Frame
  props: ShownDays
  path: string
  queryOf?: (date: string) => string
  heading?: string
}
/** The calendar of an offer with its heading. */
export function ChooseDay({ heading, ...calendar }: DayProps) {
  const { chooseDay } = offerLayoutMessages[calendar.frame.language]
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{heading ?? chooseDay}</h2>
      <Calendar {...calendar} />
    </section>
  )
}

/** A form that adds lines to the cart, with what is missing above its button. */
export function AddForm({
  frame,
  isNothingChosen,
  problem = null,
  children,
}: {
  frame: Frame
  isNothingChosen: boolean
  problem?: string | null
  children: ReactNode
}) {
  const { language } = frame
  const messages = offerLayoutMessages[language]
  const shown = isNothingChosen ? messages.nothingChosen : problem
  return (
    <form
      method="post"
      action={pathIn(language, frame, '/lines')}
      className="choose"
      id="tickets"
      target={targetOf(frame)}
    >
      {shown && (
        <p className="note bad" role="alert">
          {shown}
        </p>
      )}
      {children}
      <p className="cart-acts">
        <button type="submit" className="button">
          {messages.add}
        </button>
        <button type="submit" name="next" value="details">
          {messages.buyNow}
        </button>
      </p>
    </form>
  )
}

export const formatPrice = (language: Frame['language'], dollars: number): string =>
  dollars === 0 ? offerLayoutMessages[language].free : formatMoney(language, dollars)
