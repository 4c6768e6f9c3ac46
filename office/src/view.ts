import type { ActivityProps } from './pages/activity/activity.load.ts'
import type { BusinessProps } from './pages/business/business.load.ts'
import type { CartProps } from './pages/cart/cart.load.ts'
import type { ChangesProps } from './pages/changes/changes.load.ts'
import type { DetailsProps } from './pages/details/details.load.ts'
import type { LeadOnProps } from './pages/links/lead-on/lead-on.page.tsx'
import type { PayLinkProps } from './pages/links/pay/pay-link.load.ts'
import type { QuoteLinkProps } from './pages/links/quote/quote-link.load.ts'
import type { RescheduleProps } from './pages/links/reschedule/reschedule.load.ts'
import type { LodgingProps } from './pages/lodging/lodging.load.ts'
import type { PackageProps } from './pages/package/package.load.ts'
import type { PaymentProps } from './pages/payment/payment.load.ts'
import type { RentalProps } from './pages/rental/rental.load.ts'
import type { TroubleProps } from './pages/trouble/trouble.page.tsx'

/** A page and the data that it shows. */
export type View =
  | { page: 'business'; props: BusinessProps }
  | { page: 'activity'; props: ActivityProps }
  | { page: 'rental'; props: RentalProps }
  | { page: 'lodging'; props: LodgingProps }
  | { page: 'package'; props: PackageProps }
  | { page: 'cart'; props: CartProps }
  | { page: 'changes'; props: ChangesProps }
  | { page: 'details'; props: DetailsProps }
  | { page: 'payment'; props: PaymentProps }
  | { page: 'payLink'; props: PayLinkProps }
  | { page: 'reschedule'; props: RescheduleProps }
  | { page: 'quoteLink'; props: QuoteLinkProps }
  | { page: 'leadOn'; props: LeadOnProps }
  | { page: 'trouble'; props: TroubleProps }

/** A rendered page, in each encoding in which it is sent. */
export type DrawnPage = {
  plain: Uint8Array
  /** Null where it would take longer than it saves. */
  br: Uint8Array | null
  gzip: Uint8Array
  /** SHA-256 of its inline style, in base64. */
  styleHash: string
  /** Sites that may show the page in a frame, as a source list of a policy. */
  frameAncestors: string
  /** Seconds after which a browser loads the page again, or leads on; null if it stays. */
  refresh: { seconds: number; url: string | null } | null
}
