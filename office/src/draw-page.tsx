import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { isOfLink, pathIn, type Frame } from './kit/frame.ts'
import { ActivityPage } from './pages/activity/activity.page.tsx'
import { BusinessPage } from './pages/business/business.page.tsx'
import { CartPage } from './pages/cart/cart.page.tsx'
import { ChangesPage } from './pages/changes/changes.page.tsx'
import { DetailsPage } from './pages/details/details.page.tsx'
import { LeadOnPage } from './pages/links/lead-on/lead-on.page.tsx'
import { PayLinkPage } from './pages/links/pay/pay-link.page.tsx'
import { reloadAfter } from './pages/links/pay/pay-link.rules.ts'
import { QuoteLinkPage } from './pages/links/quote/quote-link.page.tsx'
import { ReschedulePage } from './pages/links/reschedule/reschedule.page.tsx'
import { LodgingPage } from './pages/lodging/lodging.page.tsx'
import { PackagePage } from './pages/package/package.page.tsx'
import { PaymentPage } from './pages/payment/payment.page.tsx'
import { RentalPage } from './pages/rental/rental.page.tsx'
import { TroublePage } from './pages/trouble/trouble.page.tsx'
import type { DrawnPage, View } from './view.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page of a client who followed a link; null for another page. */
function elementOfLink(frame: Frame, view: View) {
  switch (view.page) {
    case 'payLink':
      return <PayLinkPage frame={frame} props={view.props} />
    case 'reschedule':
      return <ReschedulePage frame={frame} props={view.props} />
    case 'quoteLink':
      return <QuoteLinkPage frame={frame} props={view.props} />
    case 'leadOn':
      return <LeadOnPage frame={frame} props={view.props} />
    default:
      return null
  }
}

function elementOf(frame: Frame, view: View) {
  switch (view.page) {
    case 'business':
      return <BusinessPage frame={frame} props={view.props} />
    case 'activity':
      return <ActivityPage frame={frame} props={view.props} />
    case 'rental':
      return <RentalPage frame={frame} props={view.props} />
    case 'lodging':
      return <LodgingPage frame={frame} props={view.props} />
    case 'package':
      return <PackagePage frame={frame} props={view.props} />
    case 'cart':
      return <CartPage frame={frame} props={view.props} />
    case 'changes':
      return <ChangesPage frame={frame} props={view.props} />
    case 'details':
      return <DetailsPage frame={frame} props={view.props} />
    case 'payment':
      return <PaymentPage frame={frame} props={view.props} />
    case 'trouble':
      return <TroublePage frame={frame} props={view.props} />
    default:
      return elementOfLink(frame, view)
  }
}

const confirmationSeconds = 5
/** A page that waits for a payment is loaded again; that of a payment leads on to the provider. */
function refreshOf(frame: Frame, view: View): DrawnPage['refresh'] {
  const leadsOn = view.page === 'payment' || view.page === 'payLink'
  if (leadsOn && view.props.url !== null) return { seconds: 0, url: view.props.url }
  if (view.page === 'payLink') {
    const { back, link, token } = view.props
    const seconds = reloadAfter(link.state, back)
    const next = pathIn(frame.language, frame, `/pay/${token}?back=${(back ?? 0) + 1}`)
    return seconds === null ? null : { seconds, url: next }
  }
  if (view.page === 'cart' && view.props.cart.order?.payUntilDateTimeUtc)
    return { seconds: confirmationSeconds, url: null }
  return null
}

const sitesOf = ({ props }: View): readonly string[] => {
  if ('cart' in props) return props.cart.business.embeddingSites
  if ('changes' in props) return props.changes.business.embeddingSites
  return ('business' in props && props.business.embeddingSites) || []
}
/**
 * No site may show the page of a link from an email, which acts for a client. Any site may show
 * pages without a cart in a frame, and those that say that a page cannot be shown. A page of a cart
 * holds places, buys and has personal data: a site that hides it below something else could make a
 * visitor press its buttons, so the business names the sites.
 */
function frameAncestorsOf(frame: Frame, view: View): string {
  if (isOfLink(frame) || view.page === 'leadOn') return "'none'"
  if (frame.cart === null || view.page === 'trouble') return '*'
  return sitesOf(view).join(' ') || "'none'"
}

/** Renders a page, and compresses it in advance, as it is sent many times. */
export async function drawPage(frame: Frame, view: View): Promise<DrawnPage> {
  const html = `<!doctype html>${renderToStaticMarkup(elementOf(frame, view))}`
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([brotli(plain, quality), gzip(plain)])
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
  const styleHash = createHash('sha256').update(style).digest('base64')
  const frameAncestors = frameAncestorsOf(frame, view)
  return { plain, br, gzip: gz, styleHash, frameAncestors, refresh: refreshOf(frame, view) }
}
