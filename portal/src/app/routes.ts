import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  stripSearchParams,
} from '@tanstack/react-router'
import type { AuditSearch } from '../audit/audit-search.rules.ts'
import { bookingsDefaults, readBookingsSearch } from '../bookings/bookings-search.rules.ts'
import { clientDefaults, readClientSearch } from '../clients/clients-search.rules.ts'
import { dashboardDefaults, readDashboardSearch } from '../dashboard/dashboard-search.rules.ts'
import {
  readCatalogueSearch,
  type CatalogueSearch,
} from '../domain/catalogue/catalogue-search.rules.ts'
import { journalDefaults, readJournalSearch } from '../journal/journal-search.rules.ts'
import { readSlipSearch } from '../kit/print/slip-search.rules.ts'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { narrowingOf } from '../kit/tables/list-search.rules.ts'
import { idsOf } from '../kit/text/address.rules.ts'
import { listDefaults, readListSearch } from '../orders/lists/orders-search.rules.ts'
import { readPrintSearch } from '../orders/print-search.rules.ts'
import { readSellSearch } from '../orders/sale/catalogue/sell-search.rules.ts'
import { readPaymentSearch } from '../payments/payment-search.rules.ts'
import { readBoardSearch } from '../rescheduling/board-search.rules.ts'
import { exportsDefaults, readExportsSearch } from '../scheduled-exports/exports-search.rules.ts'
import { everythingDefaults, readEverythingSearch } from '../search/everything-search.rules.ts'
import { readTicketSearch, ticketDefaults } from '../tickets/lists/tickets-search.rules.ts'
import { readTicketPage } from '../tickets/ticket-page.rules.ts'
import { readTillSearch } from '../till/till-search.rules.ts'
import { readTimetableSearch, timetableDefaults } from '../timetables/timetable-search.rules.ts'
import { readTodaySearch, todayDefaults } from '../today/today-search.rules.ts'
import { readTrafficSearch, trafficDefaults } from '../traffic/traffic-search.rules.ts'
import { NotFound } from './not-found.tsx'
import {
  leaveIfServedElsewhere,
  recallSession,
  requireAccess,
  requireBusiness,
  requireSession,
  currentTrouble,
} from './offline/gate.ts'
import { homeOf } from './pages.ts'
import { runtimeConfig } from './runtime-config.ts'
import { FinishSignIn } from './session/finish-sign-in.tsx'
import { session } from './session/session.ts'
import { SignOut } from './session/sign-out.tsx'
import { BareLayout } from './shell/bare-layout.tsx'
import { Inside } from './shell/inside.tsx'
import { NoAccess, Unauthorized } from './unauthorized.tsx'

const root = createRootRoute({
  notFoundComponent: NotFound,
  beforeLoad: ({ location }) => {
    if (runtimeConfig().isEmpty !== (location.pathname === '/welcome'))
      throw redirect({ to: runtimeConfig().isEmpty ? '/welcome' : '/' })
    return leaveIfServedElsewhere(location.pathname)
  },
})

/** Without the new rentals, equipment is part of the activities. */
function requireNewRentals() {
  if (!featureFlags().IsNewRentalEnabled) throw redirect({ to: '/activities' })
  requireAccess('EquipmentRental')
}

const callback = createRoute({
  getParentRoute: () => root,
  path: '/authentication/login-callback',
  component: FinishSignIn,
})
// The page that opened this popup resumes by itself; the popup has no content.
const signedIn = createRoute({
  getParentRoute: () => root,
  path: '/signed-in',
  beforeLoad: ({ location }) => requireSession(location.href).then(() => {}),
  component: lazyRouteComponent(() => import('./session/ask-to-sign-in.tsx'), 'SignedIn'),
})
const signOut = createRoute({ getParentRoute: () => root, path: '/logout', component: SignOut })
const unauthorized = createRoute({
  getParentRoute: () => root,
  path: '/unauthorized',
  beforeLoad: recallSession,
  component: Unauthorized,
})
const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./welcome-page.tsx'), 'WelcomePage'),
})

// A role may require a second factor before any page of the business.
const secondFactor = createRoute({
  getParentRoute: () => root,
  path: '/second-factor',
  beforeLoad: ({ location }) => requireSession(location.href).then(() => {}),
  component: lazyRouteComponent(
    () => import('./session/second-factor-page.tsx'),
    'SecondFactorPage',
  ),
})

// These pages open offline, so they check permissions themselves.
const validate = createRoute({
  getParentRoute: () => root,
  path: '/validate',
  component: lazyRouteComponent(() => import('./offline/gate-page.tsx'), 'GatePage'),
})

const sellOffline = createRoute({
  getParentRoute: () => root,
  path: '/sell/offline',
  component: lazyRouteComponent(() => import('./offline/sell-offline-page.tsx'), 'SellOfflinePage'),
})

// Everything below requires a person who is employed by a business; `bare` pages have no shell
// (prints).
const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: BareLayout,
  beforeLoad: ({ location }) => requireBusiness(location.href).then(() => {}),
})
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Inside,
  beforeLoad: async ({ location }) => {
    if (location.pathname !== '/' || !currentTrouble()) await requireBusiness(location.href)
  },
})
// People without access to the dashboard start with the first page that their role opens.
const dashboard = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: () => {
    const first = currentTrouble() ? '/' : homeOf(session()!)
    if (first !== '/') throw redirect({ to: first })
  },
  validateSearch: readDashboardSearch,
  search: { middlewares: [stripSearchParams(dashboardDefaults)] },
  component: lazyRouteComponent(
    () => import('../dashboard/dashboard.screen.tsx'),
    'DashboardScreen',
  ),
})

const noAccess = createRoute({
  getParentRoute: () => inside,
  path: '/unauthorized/access',
  component: NoAccess,
  // Names of all accesses: loaded only for people who lack one.
  loader: () => import('./missing-access.messages.ts'),
  validateSearch: ({ need }: Record<string, unknown>): { need?: string } =>
    typeof need === 'string' ? { need } : {},
})
const today = createRoute({
  getParentRoute: () => inside,
  path: '/today',
  beforeLoad: () => requireAccess('TicketCreation', 'Calendar'),
  validateSearch: readTodaySearch,
  search: { middlewares: [stripSearchParams(todayDefaults)] },
  component: lazyRouteComponent(() => import('../today/today.screen.tsx'), 'TodayScreen'),
})
const sell = createRoute({
  getParentRoute: () => inside,
  path: '/sell',
  beforeLoad: () => requireAccess('TicketCreation'),
  validateSearch: readSellSearch,
  // The counter reads its preselection once, and the quick search may open it from itself.
  remountDeps: ({ search: { activity, date, slot } }) => ({ activity, date, slot }),
  component: lazyRouteComponent(
    () => import('../orders/sale/counter/sell.screen.tsx'),
    'SellScreen',
  ),
})
const orders = createRoute({
  getParentRoute: () => inside,
  path: '/orders',
  beforeLoad: () => requireAccess('Orders'),
  validateSearch: readListSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: lazyRouteComponent(() => import('../orders/lists/orders.screen.tsx'), 'OrdersScreen'),
})
const order = createRoute({
  getParentRoute: () => inside,
  path: '/orders/$ref',
  beforeLoad: () => requireAccess('Orders'),
  component: lazyRouteComponent(() => import('../orders/order.screen.tsx'), 'OrderScreen'),
})
const tickets = createRoute({
  getParentRoute: () => inside,
  path: '/tickets',
  beforeLoad: () => requireAccess('Tickets'),
  validateSearch: readTicketSearch,
  search: { middlewares: [stripSearchParams(ticketDefaults)] },
  component: lazyRouteComponent(
    () => import('../tickets/lists/tickets.screen.tsx'),
    'TicketsScreen',
  ),
})
const ticket = createRoute({
  getParentRoute: () => inside,
  path: '/tickets/$id',
  beforeLoad: () => requireAccess('Tickets'),
  validateSearch: readTicketPage,
  component: lazyRouteComponent(() => import('../tickets/ticket.screen.tsx'), 'TicketScreen'),
})
const quotes = createRoute({
  getParentRoute: () => inside,
  path: '/quotes',
  beforeLoad: () => requireAccess('Quotes'),
  validateSearch: narrowingOf,
  component: lazyRouteComponent(() => import('./quote-pages.tsx'), 'QuotesPage'),
})
const operationsQuotes = createRoute({
  getParentRoute: () => root,
  path: '/operations/quotes',
  beforeLoad: () => {
    throw redirect({ to: '/quotes', search: {} })
  },
})
const quote = createRoute({
  getParentRoute: () => inside,
  path: '/quotes/$id',
  beforeLoad: () => requireAccess('Quotes'),
  component: lazyRouteComponent(() => import('./quote-pages.tsx'), 'QuotePage'),
})
const everything = createRoute({
  getParentRoute: () => inside,
  path: '/search',
  beforeLoad: () => requireAccess('Search'),
  validateSearch: readEverythingSearch,
  search: { middlewares: [stripSearchParams(everythingDefaults)] },
  component: lazyRouteComponent(() => import('../search/search.screen.tsx'), 'SearchScreen'),
})
const analysisSearch = createRoute({
  getParentRoute: () => root,
  path: '/analysis/search',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/search', search: readEverythingSearch(search) })
  },
})
const till = createRoute({
  getParentRoute: () => inside,
  path: '/till',
  beforeLoad: () => requireAccess('TicketCreation', 'SalesReports'),
  validateSearch: readTillSearch,
  component: lazyRouteComponent(() => import('../till/till.screen.tsx'), 'TillScreen'),
})
const pastTill = createRoute({
  getParentRoute: () => inside,
  path: '/till/$id',
  beforeLoad: () => requireAccess('TicketCreation', 'SalesReports'),
  component: lazyRouteComponent(() => import('../till/past-till.screen.tsx'), 'PastTillScreen'),
})
const refund = createRoute({
  getParentRoute: () => inside,
  path: '/orders/$ref/refund',
  beforeLoad: () => requireAccess('Orders'),
  component: lazyRouteComponent(
    () => import('../orders/refunds/refund.screen.tsx'),
    'RefundScreen',
  ),
})
const editOrder = createRoute({
  getParentRoute: () => inside,
  path: '/orders/$ref/edit',
  beforeLoad: () => requireAccess('Orders'),
  component: lazyRouteComponent(() => import('../orders/exchange/edit.screen.tsx'), 'EditScreen'),
})
const timetables = createRoute({
  getParentRoute: () => inside,
  path: '/timetables',
  beforeLoad: () => requireAccess('Timetables'),
  validateSearch: readTimetableSearch,
  search: { middlewares: [stripSearchParams(timetableDefaults)] },
  component: lazyRouteComponent(
    () => import('../timetables/timetables.screen.tsx'),
    'TimetablesScreen',
  ),
})
const traffic = createRoute({
  getParentRoute: () => inside,
  path: '/traffic',
  beforeLoad: () => requireAccess('Traffic'),
  validateSearch: readTrafficSearch,
  search: { middlewares: [stripSearchParams(trafficDefaults)] },
  component: lazyRouteComponent(() => import('../traffic/traffic.screen.tsx'), 'TrafficScreen'),
})
const activities = createRoute({
  getParentRoute: () => inside,
  path: '/activities',
  beforeLoad: () => requireAccess('Activities'),
  validateSearch: readCatalogueSearch,
  component: lazyRouteComponent(
    () => import('../activities/activities.screen.tsx'),
    'ActivitiesScreen',
  ),
})
const newActivity = createRoute({
  getParentRoute: () => inside,
  path: '/activities/new',
  beforeLoad: () => requireAccess('Activities'),
  validateSearch: ({
    table,
  }: Record<string, unknown>): { table: 'activities' | 'equipment' | 'donations' } => ({
    table: table === 'equipment' || table === 'donations' ? table : 'activities',
  }),
  component: lazyRouteComponent(
    () => import('../activities/activity.screen.tsx'),
    'NewActivityScreen',
  ),
})
const activity = createRoute({
  getParentRoute: () => inside,
  path: '/activities/$id',
  beforeLoad: () => requireAccess('Activities'),
  component: lazyRouteComponent(
    () => import('../activities/activity.screen.tsx'),
    'ActivityScreen',
  ),
})
const pricings = createRoute({
  getParentRoute: () => inside,
  path: '/pricings',
  beforeLoad: () => requireAccess('Pricings'),
  component: lazyRouteComponent(() => import('../pricing/pricings.screen.tsx'), 'PricingsScreen'),
})
const dailyTicketPricings = createRoute({
  getParentRoute: () => inside,
  path: '/pricings/daily-ticket',
  beforeLoad: () => requireAccess('Pricings'),
  component: lazyRouteComponent(
    () => import('../pricing/category-pricings.screen.tsx'),
    'DailyTicketPricingsScreen',
  ),
})
const subscriptionPricings = createRoute({
  getParentRoute: () => inside,
  path: '/pricings/subscription',
  beforeLoad: () => requireAccess('Pricings'),
  component: lazyRouteComponent(
    () => import('../pricing/category-pricings.screen.tsx'),
    'SubscriptionPricingsScreen',
  ),
})
const rentalPricings = createRoute({
  getParentRoute: () => inside,
  path: '/pricings/equipment-rental',
  beforeLoad: () => requireAccess('Pricings'),
  component: lazyRouteComponent(
    () => import('../pricing/rental-pricings.screen.tsx'),
    'RentalPricingsScreen',
  ),
})
const donationPricings = createRoute({
  getParentRoute: () => inside,
  path: '/pricings/donation',
  beforeLoad: () => requireAccess('Pricings'),
  component: lazyRouteComponent(
    () => import('../pricing/category-pricings.screen.tsx'),
    'DonationPricingsScreen',
  ),
})
const rentals = createRoute({
  getParentRoute: () => inside,
  path: '/equipment-rentals',
  beforeLoad: () => requireNewRentals(),
  validateSearch: readCatalogueSearch,
  component: lazyRouteComponent(() => import('../rentals/rentals.screen.tsx'), 'RentalsScreen'),
})
const newRental = createRoute({
  getParentRoute: () => inside,
  path: '/equipment-rentals/new',
  beforeLoad: () => requireNewRentals(),
  component: lazyRouteComponent(
    () => import('../rentals/category.screen.tsx'),
    'NewCategoryScreen',
  ),
})
const rental = createRoute({
  getParentRoute: () => inside,
  path: '/equipment-rentals/$id',
  beforeLoad: () => requireNewRentals(),
  component: lazyRouteComponent(() => import('../rentals/category.screen.tsx'), 'CategoryScreen'),
})
const ticketOffice = createRoute({
  getParentRoute: () => inside,
  path: '/collaborator',
  beforeLoad: () => requireAccess('MyTicketing'),
  component: lazyRouteComponent(() => import('../ticket-office/office.screen.tsx'), 'OfficeScreen'),
})
const communication = createRoute({
  getParentRoute: () => inside,
  path: '/communication',
  beforeLoad: () => requireAccess('CommunicationAndLegalTexts'),
  component: lazyRouteComponent(
    () => import('../communication/communication.screen.tsx'),
    'CommunicationScreen',
  ),
})
const forms = createRoute({
  getParentRoute: () => inside,
  path: '/forms',
  beforeLoad: () => requireAccess('Forms'),
  component: lazyRouteComponent(() => import('../forms/forms.screen.tsx'), 'FormsScreen'),
})
const reports = createRoute({
  getParentRoute: () => inside,
  path: '/reports',
  beforeLoad: () => requireAccess('SalesReports'),
  component: lazyRouteComponent(() => import('../reports/reports.screen.tsx'), 'ReportsScreen'),
})
const report = createRoute({
  getParentRoute: () => inside,
  path: '/reports/$id',
  beforeLoad: () => requireAccess('SalesReports'),
  component: lazyRouteComponent(() => import('../reports/report.screen.tsx'), 'ReportScreen'),
})
const journal = createRoute({
  getParentRoute: () => inside,
  path: '/journal',
  beforeLoad: () => requireAccess('SalesReports'),
  validateSearch: readJournalSearch,
  search: { middlewares: [stripSearchParams(journalDefaults)] },
  component: lazyRouteComponent(() => import('../journal/journal.screen.tsx'), 'JournalScreen'),
})
const exports = createRoute({
  getParentRoute: () => inside,
  path: '/exports',
  beforeLoad: () => requireAccess('SalesReports', 'Orders', 'Tickets'),
  validateSearch: readExportsSearch,
  search: { middlewares: [stripSearchParams(exportsDefaults)] },
  component: lazyRouteComponent(
    () => import('../scheduled-exports/exports.screen.tsx'),
    'ExportsScreen',
  ),
})
// The page itself reports a lost access.
const exportRun = createRoute({
  getParentRoute: () => inside,
  path: '/exports/runs/$id',
  component: lazyRouteComponent(
    () => import('../scheduled-exports/export-run.screen.tsx'),
    'ExportRunScreen',
  ),
})
const paymentTaxes = createRoute({
  getParentRoute: () => inside,
  path: '/payment-taxes',
  beforeLoad: () => requireAccess('PaymentAndTaxes'),
  validateSearch: readPaymentSearch,
  search: { middlewares: [stripSearchParams({ tab: 'taxes' as const })] },
  component: lazyRouteComponent(
    () => import('../payments/payment-taxes.screen.tsx'),
    'PaymentTaxesScreen',
  ),
})
const squareTerminal = createRoute({
  getParentRoute: () => inside,
  path: '/settings/payment-taxes/square/terminal',
  beforeLoad: () => requireAccess('PaymentAndTaxes'),
  component: lazyRouteComponent(
    () => import('../payments/terminal/terminal.screen.tsx'),
    'TerminalScreen',
  ),
})
const oldTerminal = createRoute({
  getParentRoute: () => inside,
  path: '/square/terminal',
  beforeLoad: () => {
    throw redirect({ to: '/settings/payment-taxes/square/terminal' })
  },
})
// Return page of Square's authorization; the screen removes its parameters from the address.
const squareRedirect = createRoute({
  getParentRoute: () => inside,
  path: '/square/payment-account/redirect',
  beforeLoad: () => requireAccess('PaymentAndTaxes'),
  component: lazyRouteComponent(
    () => import('../payments/square-redirect.screen.tsx'),
    'SquareRedirectScreen',
  ),
})
const staffs = createRoute({
  getParentRoute: () => inside,
  path: '/staffs',
  beforeLoad: () => requireAccess('Staffs'),
  component: lazyRouteComponent(() => import('../staff/staff.screen.tsx'), 'StaffScreen'),
})
const clients = createRoute({
  getParentRoute: () => inside,
  path: '/clients',
  beforeLoad: () => requireAccess('Clients'),
  validateSearch: readClientSearch,
  search: { middlewares: [stripSearchParams(clientDefaults)] },
  component: lazyRouteComponent(() => import('../clients/clients.screen.tsx'), 'ClientsScreen'),
})
const importClients = createRoute({
  getParentRoute: () => inside,
  path: '/clients/import',
  beforeLoad: () => requireAccess('Clients'),
  validateSearch: ({ id }: Record<string, unknown>): { id: string } => ({
    id: idsOf(id).slice(0, 36),
  }),
  search: { middlewares: [stripSearchParams({ id: '' })] },
  component: lazyRouteComponent(
    () => import('../client-imports/import-clients.screen.tsx'),
    'ImportClientsScreen',
  ),
})
const configuration = createRoute({
  getParentRoute: () => inside,
  path: '/configuration',
  beforeLoad: () => requireAccess('Configuration'),
  component: lazyRouteComponent(() => import('./configuration-pages.tsx'), 'ApiKeysPage'),
})
// The screen parses the parameters, to keep the parser out of the first download.
const audit = createRoute({
  getParentRoute: () => inside,
  path: '/configuration/audit',
  beforeLoad: () => requireAccess('Configuration'),
  validateSearch: (search: Record<string, unknown>): Partial<AuditSearch> => search,
  component: lazyRouteComponent(() => import('./configuration-pages.tsx'), 'AuditPage'),
})
const incidents = createRoute({
  getParentRoute: () => inside,
  path: '/configuration/incidents',
  beforeLoad: () => requireAccess('Configuration'),
  component: lazyRouteComponent(() => import('./configuration-pages.tsx'), 'IncidentsPage'),
})
const webhooks = createRoute({
  getParentRoute: () => inside,
  path: '/configuration/webhooks',
  beforeLoad: () => requireAccess('Configuration'),
  component: lazyRouteComponent(() => import('./configuration-pages.tsx'), 'WebhooksPage'),
})
const promoCodes = createRoute({
  getParentRoute: () => inside,
  path: '/operations/promo-codes',
  beforeLoad: () => requireAccess('PromoCodes'),
  component: lazyRouteComponent(
    () => import('../rebates/promo-codes.screen.tsx'),
    'PromoCodesScreen',
  ),
})
const rebates = createRoute({
  getParentRoute: () => inside,
  path: '/rebates',
  beforeLoad: () => {
    throw redirect({ to: '/operations/promo-codes' })
  },
})
const products = createRoute({
  getParentRoute: () => inside,
  path: '/products',
  beforeLoad: () => requireAccess('Products'),
  validateSearch: (
    search: Record<string, unknown>,
  ): { tab: 'products' | 'packages' } & CatalogueSearch => ({
    tab: search.tab === 'packages' ? 'packages' : 'products',
    ...readCatalogueSearch(search),
  }),
  search: { middlewares: [stripSearchParams({ tab: 'products' as const })] },
  component: lazyRouteComponent(() => import('../products/products.screen.tsx'), 'ProductsScreen'),
})
const lodging = createRoute({
  getParentRoute: () => inside,
  path: '/lodging',
  beforeLoad: () => requireAccess('Lodging'),
  validateSearch: readCatalogueSearch,
  component: lazyRouteComponent(() => import('../lodging/lodging.screen.tsx'), 'LodgingScreen'),
})
const newLodging = createRoute({
  getParentRoute: () => inside,
  path: '/lodging/new',
  beforeLoad: () => requireAccess('Lodging'),
  component: lazyRouteComponent(() => import('../lodging/category.screen.tsx'), 'NewLodgingScreen'),
})
const lodgingCategory = createRoute({
  getParentRoute: () => inside,
  path: '/lodging/$id',
  beforeLoad: () => requireAccess('Lodging'),
  component: lazyRouteComponent(
    () => import('../lodging/category.screen.tsx'),
    'LodgingCategoryScreen',
  ),
})
const bookings = createRoute({
  getParentRoute: () => inside,
  path: '/bookings',
  beforeLoad: () => requireAccess('Calendar'),
  validateSearch: readBookingsSearch,
  search: { middlewares: [stripSearchParams(bookingsDefaults)] },
  component: lazyRouteComponent(() => import('../bookings/bookings.screen.tsx'), 'BookingsScreen'),
})
const rescheduling = createRoute({
  getParentRoute: () => inside,
  path: '/rescheduling',
  beforeLoad: () => requireAccess('Rescheduling'),
  component: lazyRouteComponent(
    () => import('../rescheduling/rescheduling.screen.tsx'),
    'ReschedulingScreen',
  ),
})
const board = createRoute({
  getParentRoute: () => inside,
  path: '/rescheduling/$id',
  beforeLoad: () => requireAccess('Rescheduling'),
  validateSearch: readBoardSearch,
  search: { middlewares: [stripSearchParams({ show: 'all' as const, page: 1 })] },
  component: lazyRouteComponent(() => import('../rescheduling/board.screen.tsx'), 'BoardScreen'),
})
const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('../staff/account.screen.tsx'), 'AccountScreen'),
})
const print = createRoute({
  getParentRoute: () => bare,
  path: '/orders/$ref/print',
  validateSearch: readPrintSearch,
  component: lazyRouteComponent(() => import('../orders/prints/print.screen.tsx'), 'PrintScreen'),
})

const slip = createRoute({
  getParentRoute: () => bare,
  path: '/orders/$ref/slip',
  validateSearch: readSlipSearch,
  component: lazyRouteComponent(() => import('../orders/prints/slip.screen.tsx'), 'SlipScreen'),
})
const printReport = createRoute({
  getParentRoute: () => bare,
  path: '/reports/$id/print',
  beforeLoad: () => requireAccess('SalesReports'),
  component: lazyRouteComponent(
    () => import('../reports/print-report.screen.tsx'),
    'PrintReportScreen',
  ),
})
const printTill = createRoute({
  getParentRoute: () => bare,
  path: '/till/$id/print',
  validateSearch: readSlipSearch,
  component: lazyRouteComponent(() => import('../till/print-till.screen.tsx'), 'PrintTillScreen'),
})

export const routeTree = root.addChildren([
  callback,
  signedIn,
  analysisSearch,
  signOut,
  unauthorized,
  welcome,
  operationsQuotes,
  secondFactor,
  validate,
  sellOffline,
  bare.addChildren([print, slip, printReport, printTill]),
  inside.addChildren([
    dashboard,
    noAccess,
    account,
    today,
    sell,
    orders,
    order,
    refund,
    editOrder,
    quotes,
    quote,
    tickets,
    ticket,
    till,
    pastTill,
    timetables,
    traffic,
    bookings,
    rescheduling,
    board,
    activities,
    newActivity,
    activity,
    rentals,
    newRental,
    rental,
    lodging,
    newLodging,
    lodgingCategory,
    products,
    reports,
    report,
    journal,
    exports,
    exportRun,
    paymentTaxes,
    squareTerminal,
    oldTerminal,
    squareRedirect,
    staffs,
    clients,
    importClients,
    configuration,
    incidents,
    audit,
    webhooks,
    promoCodes,
    rebates,
    everything,
    pricings,
    dailyTicketPricings,
    subscriptionPricings,
    rentalPricings,
    donationPricings,
    forms,
    communication,
    ticketOffice,
  ]),
])
