import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import { offerKinds, type Offer } from '@guichet/contract/office/offers.ts'
import { businessData } from '../../kit/business.ts'
import { localized } from '../../kit/formats.ts'
import { pathIn, targetOf, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import { heroPhoto, Photo } from '../../kit/photo.tsx'
import { QuantityField } from '../../kit/quantity-field.tsx'
import { OfferPrice, SaleState } from '../../kit/sale-state.tsx'
import { quantityField } from '../cart/chosen-lines.rules.ts'
import type { BusinessProps } from './business.load.ts'
import { businessMessages } from './business.messages.ts'

/** The page of a business: photos, texts, and everything on sale by kind. */
export function BusinessPage({ frame, props }: { frame: Frame; props: BusinessProps }) {
  const { business, offers, today } = props
  const { language } = frame
  const messages = businessMessages[language]
  const name = localized(language, business.name)
  const texts = business.languageSpecificFields[language]
  const { mainProfileImageUrl: main, profileImageUrls } = business.images
  const others = profileImageUrls.filter((url) => url !== main)
  const shelves = offerKinds.flatMap((kind) => {
    const ofKind = offers.filter((offer) => offer.kind === kind)
    return ofKind.length > 0 ? [{ kind, offers: ofKind }] : []
  })
  return (
    <Layout
      frame={frame}
      business={business}
      title={messages.title(name)}
      description={texts.shortDescription}
      imageUrl={main}
      data={{ '@context': 'https://schema.org', ...businessData(business, frame) }}
    >
      {main && (
        <Photo className="hero" url={main} alt={messages.photo(1, name)} {...heroPhoto} isFirst />
      )}
      <h1>{name}</h1>
      {texts.shortDescription && <p className="lead">{texts.shortDescription}</p>}
      {business.costDescription && <p className="price">{business.costDescription}</p>}
      {texts.description && <p className="prose">{texts.description}</p>}
      {shelves.length > 2 && (
        <nav aria-label={messages.sections}>
          <ul className="chips">
            {shelves.map(({ kind }) => (
              <li key={kind}>
                <a href={`#kind-${kind}`}>{messages.kinds[kind]}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shelves.length === 0 && <p className="note">{messages.nothing}</p>}
      {shelves.map(({ kind, offers: ofKind }) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>{messages.kinds[kind]}</h2>
          <ul className="cards">
            {ofKind.map((offer) => (
              <OfferCard
                isFirst={main === null && offer === offers.find(({ imageUrl }) => imageUrl)}
                key={`${offer.kind} ${offer.publicId}`}
                offer={offer}
                frame={frame}
                today={today}
              />
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && (
        <ul className="photos">
          {others.map((url, i) => (
            <li key={url}>
              <Photo
                url={url}
                alt={messages.photo(i + 2, name)}
                width={1920}
                height={1280}
                sizes="(min-width: 40em) 16rem, 100vw"
              />
            </li>
          ))}
        </ul>
      )}
    </Layout>
  )
}

/** A product is added without a page of its own: it has a single price and no date. */
function AddProduct({ offer, frame }: { offer: Offer; frame: Frame }) {
  const { language } = frame
  const messages = businessMessages[language]
  const name = localized(language, offer.name)
  return (
    <form
      method="post"
      action={pathIn(language, frame, '/lines')}
      className="cart-acts"
      target={targetOf(frame)}
    >
      <QuantityField
        language={language}
        name={quantityField + offer.publicId}
        min={1}
        max={mostPiecesHeld}
        defaultValue={1}
        aria-label={messages.quantity(name)}
      />
      <button type="submit" aria-label={messages.addProduct(name)}>
        {messages.add}
      </button>
    </form>
  )
}

type CardProps = { offer: Offer; frame: Frame; today: string; isFirst: boolean }
function OfferCard({ offer, frame, today, isFirst }: CardProps) {
  const { language } = frame
  const name = localized(language, offer.name)
  const path = offerPath(offer.kind, offer.publicId)
  const href = path && pathIn(language, frame, path)
  return (
    <li className="card">
      {offer.imageUrl ? (
        <Photo
          url={offer.imageUrl}
          alt=""
          width={600}
          height={400}
          sizes="(min-width: 40em) 22rem, 6.5rem"
          isFirst={isFirst}
        />
      ) : (
        <span className="card-blank" aria-hidden="true" />
      )}
      <div className="card-text">
        <h3>{href ? <a href={href}>{name}</a> : name}</h3>
        <SaleState offer={offer} language={language} today={today} />
        <OfferPrice offer={offer} language={language} />
        {offer.kind === 'product' && offer.sale.state === 'onSale' && (
          <AddProduct offer={offer} frame={frame} />
        )}
      </div>
    </li>
  )
}
