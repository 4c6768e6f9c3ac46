import type { AccessType } from '@guichet/contract/access.ts'
import { mayOpen } from '../kit/session/business.ts'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { mayValidate } from './offline/gate-business.ts'
import type { Session } from './session/session.ts'

/** Pages of the rail, by job. Their order decides which permitted page is a person's first. */
const pages = [
  { to: '/', access: 'Dashboard', job: 'sell' },
  { to: '/today', access: 'TicketCreation', also: ['Calendar'], job: 'sell' },
  { to: '/sell', access: 'TicketCreation', job: 'sell' },
  { to: '/orders', access: 'Orders', job: 'sell' },
  { to: '/tickets', access: 'Tickets', job: 'sell' },
  { to: '/quotes', access: 'Quotes', job: 'sell' },
  { to: '/search', access: 'Search', job: 'sell' },
  // A person who oversees tills may have no access to sales.
  { to: '/till', access: 'TicketCreation', also: ['SalesReports'], job: 'sell' },
  { to: '/timetables', access: 'Timetables', job: 'plan' },
  { to: '/traffic', access: 'Traffic', job: 'plan' },
  { to: '/bookings', access: 'Calendar', job: 'plan' },
  { to: '/rescheduling', access: 'Rescheduling', job: 'plan' },
  { to: '/activities', access: 'Activities', job: 'catalogue' },
  { to: '/equipment-rentals', access: 'EquipmentRental', job: 'catalogue' },
  { to: '/lodging', access: 'Lodging', job: 'catalogue' },
  { to: '/products', access: 'Products', job: 'catalogue' },
  { to: '/pricings', access: 'Pricings', job: 'catalogue' },
  { to: '/operations/promo-codes', access: 'PromoCodes', job: 'catalogue' },
  { to: '/forms', access: 'Forms', job: 'catalogue' },
  { to: '/communication', access: 'CommunicationAndLegalTexts', job: 'catalogue' },
  { to: '/collaborator', access: 'MyTicketing', job: 'catalogue' },
  { to: '/reports', access: 'SalesReports', job: 'money' },
  { to: '/journal', access: 'SalesReports', job: 'money' },
  // Staff with orders or tickets open it from their list: it is no page of their menu.
  { to: '/exports', access: 'SalesReports', job: 'money' },
  { to: '/payment-taxes', access: 'PaymentAndTaxes', job: 'money' },
  { to: '/staffs', access: 'Staffs', job: 'team' },
  { to: '/clients', access: 'Clients', job: 'team' },
  { to: '/configuration', access: 'Configuration', job: 'team' },
] as const satisfies readonly {
  to: string
  access: AccessType
  /** Other accesses that open the page. */
  also?: readonly AccessType[]
  job: 'sell' | 'plan' | 'catalogue' | 'money' | 'team'
}[]
export type Page = (typeof pages)[number]
type Opener = { access: AccessType; also?: readonly AccessType[] }
type Who = Parameters<typeof mayOpen>[0]
const opens = (who: Who, { access, also = [] }: Opener) =>
  [access, ...also].some((each) => mayOpen(who, each))

/** Pages that the accesses open. */
export const pagesFor = (who: Who): Page[] =>
  pages.filter(
    (page) =>
      opens(who, page) && (page.to !== '/equipment-rentals' || featureFlags().IsNewRentalEnabled),
  )
export const pagesOf = ({ business }: Session): Page[] => (business ? pagesFor(business) : [])

/** Pages in the bar of a phone: up to five fit; of more, the first four and a link to all. */
export const barOf = (permitted: Page[]): Page[] =>
  permitted.length > 5 ? permitted.slice(0, 4) : permitted

/**
 * Home page of a person: the first page that the role opens, or validation for those who only
 * validate.
 */
export const homeOf = (
  session: Session,
): Page['to'] | '/validate' | '/unauthorized' | '/unauthorized/access' => {
  const [first] = pagesOf(session)
  if (first || mayValidate(session)) return first?.to ?? '/validate'
  return session.business ? '/unauthorized/access' : '/unauthorized'
}
