import { linkPrefixes } from '@guichet/contract/ticket-office/profile.ts'
import type { ReactNode } from 'react'
import type { CartState } from '../elements/cart-state.ts'
import type { ShownBusiness } from './business.ts'
import { localized } from './formats.ts'
import { anyCart, anyPieces, homePath, isOfLink, pathIn, type Frame } from './frame.ts'
import { Head, type HeadProps } from './head.tsx'
import { layoutMessages } from './layout.messages.ts'

type Props = Pick<HeadProps, 'title'> &
  Partial<Pick<HeadProps, 'description' | 'data' | 'imageUrl'>> & {
    frame: Frame
    business: ShownBusiness
    /** True when the cart of the visitor became an order. */
    isSold?: boolean
    children: ReactNode
  }

/** A page of a business: its name and logo above, its contacts below. */
export function Layout({
  frame,
  business,
  children,
  title,
  description = '',
  data = null,
  imageUrl = null,
  isSold = false,
}: Props) {
  const { language } = frame
  const messages = layoutMessages[language]
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <html lang={language}>
      <Head
        frame={frame}
        title={title}
        description={description}
        data={data}
        imageUrl={imageUrl}
        colour={business.headerBackgroundColor}
        isListed={frame.cart === null && !isOfLink(frame)}
      />
      <body
        data-cart={cartState(frame, isSold)}
        data-embedding-sites={business.embeddingSites?.join(' ') || undefined}
      >
        <a className="skip" href="#content">
          {messages.skip}
        </a>
        <header className="band">
          <div className="wide">
            <BandName frame={frame} business={business} />
            {frame.cart !== null && (
              <a className="band-link" href={pathIn(language, frame)}>
                {isSold ? messages.order : messages.cart}
                {frame.cart === anyCart && anyPieces}
              </a>
            )}
            <a
              className="band-link"
              href={pathIn(other, frame, frame.rest)}
              hrefLang={other}
              lang={other}
            >
              {messages.otherLanguage}
            </a>
          </div>
        </header>
        <main id="content" className="wide" tabIndex={-1}>
          {children}
        </main>
        <Contacts business={business} language={language} />
      </body>
    </html>
  )
}

const cartState = ({ cart }: Frame, isSold: boolean): CartState => {
  if (cart === null) return 'none'
  return isSold ? 'sold' : 'open'
}

/** Name and logo of the business. A page of a link does not know whether its office is online. */
function BandName({ frame, business }: { frame: Frame; business: ShownBusiness }) {
  const logo = business.images.logoImageUrl
  const content = (
    <>
      {logo && <img src={`${logo}/320.webp`} alt="" width="40" height="40" />}
      <span>{localized(frame.language, business.name)}</span>
    </>
  )
  if (isOfLink(frame)) return <span className="band-name">{content}</span>
  return (
    <a className="band-name" href={homePath(frame.language, frame)}>
      {content}
    </a>
  )
}

/** Links of other sites leave the frame of a page that is shown in one. */
function Contacts({
  business,
  language,
}: {
  business: ShownBusiness
  language: Frame['language']
}) {
  const messages = layoutMessages[language]
  const { contacts, location } = business
  const links = [
    ['Facebook', contacts.facebook && `https://${linkPrefixes.facebook}${contacts.facebook}`],
    ['Instagram', contacts.instagram && `https://${linkPrefixes.instagram}${contacts.instagram}`],
    ['YouTube', contacts.youtube && `https://${linkPrefixes.youtube}${contacts.youtube}`],
  ].filter(([, url]) => url)
  return (
    <footer className="foot">
      <div className="wide">
        <h2>{messages.contact}</h2>
        <dl className="facts">
          {contacts.phoneNumber && (
            <div>
              <dt>{messages.phone}</dt>
              <dd>
                <a href={`tel:${contacts.phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
                  {contacts.phoneNumber}
                </a>
              </dd>
            </div>
          )}
          {contacts.email && (
            <div>
              <dt>{messages.email}</dt>
              <dd>
                <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
              </dd>
            </div>
          )}
          {contacts.webSite && (
            <div>
              <dt>{messages.webSite}</dt>
              <dd>
                <a href={`https://${contacts.webSite}`} rel="noopener" target="_top">
                  {contacts.webSite}
                </a>
              </dd>
            </div>
          )}
          {location && (
            <div>
              <dt>{messages.address}</dt>
              <dd>
                <address>
                  {location.street && `${location.street}, `}
                  {location.city}, {location.state} {location.zipCode}
                </address>
              </dd>
            </div>
          )}
        </dl>
        {links.length > 0 && (
          <ul className="row">
            {links.map(([title, url]) => (
              <li key={title}>
                <a href={url} rel="noopener" target="_top">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="fine">{messages.poweredBy}</p>
      </div>
    </footer>
  )
}
