import { activitiesModule } from '../activities/activities.module.ts'
import { apiKeysModule } from '../api-keys/api-keys.module.ts'
import { auditModule } from '../audit/audit.module.ts'
import { availabilityModule } from '../availability/availability.module.ts'
import { bookingsModule } from '../bookings/bookings.module.ts'
import { bulkModule } from '../bulk/bulk.module.ts'
import { businessesModule } from '../businesses/businesses.module.ts'
import { calendarsModule } from '../calendars/calendars.module.ts'
import { clientsModule } from '../clients/clients.module.ts'
import { communicationModule } from '../communication/communication.module.ts'
import { configurationModule } from '../configuration/configuration.module.ts'
import { consentsModule } from '../consents/consents.module.ts'
import { crossCheckModule } from '../cross-check/cross-check.module.ts'
import { dashboardModule } from '../dashboard/dashboard.module.ts'
import type { Env } from '../env.ts'
import { exchangesModule } from '../exchanges/exchanges.module.ts'
import { formsModule } from '../forms/forms.module.ts'
import { incidentsModule } from '../incidents/incidents.module.ts'
import { journalModule } from '../journal/journal.module.ts'
import { lodgingModule } from '../lodging/lodging.module.ts'
import type { EmailDrawer, Pictures } from '../mail/public.ts'
import { ordersModule } from '../orders/orders.module.ts'
import { slowGuesses } from '../orders/public.ts'
import { paymentsModule } from '../payments/payments.module.ts'
import type { PaymentProviders } from '../payments/public.ts'
import type { Pools } from '../platform/db/pools.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import { turns } from '../platform/network/turns.ts'
import type { SealingKeys } from '../platform/secrets/secrets.ts'
import { productsModule } from '../products/products.module.ts'
import { quotesModule } from '../quotes/quotes.module.ts'
import { rebatesModule } from '../rebates/rebates.module.ts'
import { rentalsModule } from '../rentals/rentals.module.ts'
import { reportsModule } from '../reports/reports.module.ts'
import { reschedulingModule, type ClientLinks } from '../rescheduling/rescheduling.module.ts'
import { searchModule } from '../search/search.module.ts'
import { firstSignInBy, inviteBy, resetFactorsBy } from '../sign-in/public.ts'
import { signInModule } from '../sign-in/sign-in.module.ts'
import { openSignIn } from '../sign-in/sign-in.ts'
import { staffModule } from '../staff/staff.module.ts'
import { ticketOfficeModule } from '../ticket-office/ticket-office.module.ts'
import { ticketsModule, type TicketCodes } from '../tickets/tickets.module.ts'
import { tillModule } from '../till/till.module.ts'
import { timetablesModule } from '../timetables/timetables.module.ts'
import type { DayStreams } from '../today/day-streams.ts'
import { todayModule } from '../today/today.module.ts'
import { trafficModule } from '../traffic/traffic.module.ts'
import { validationModule } from '../validation/validation.module.ts'
import { viewsModule } from '../views/views.module.ts'
import { webhooksModule } from '../webhooks/webhooks.module.ts'
import { workModule } from '../work/work.module.ts'

type ModuleDeps = {
  env: Env
  signIn: Awaited<ReturnType<typeof openSignIn>>
  codes: TicketCodes
  dayStreams: DayStreams
  links: ClientLinks
  drawer: EmailDrawer
  /** Threads for PDF files that a person waits for. */
  pdfThreads: DrawingThreads
  /** Reads the images of PDF files. */
  pictures: Pictures
  pools: Pick<Pools, 'pool' | 'publicPool'>
  publicUrl: string
  providers: PaymentProviders
  sealingKeys: SealingKeys
}
/**
 * Mounts every module with its dependencies. Reports and the journal share one queue, as they read
 * the same rows.
 */
export function mountModules(
  mount: Mount,
  {
    env,
    signIn,
    codes,
    dayStreams,
    links,
    drawer,
    pdfThreads,
    pictures,
    pools,
    publicUrl,
    providers,
    sealingKeys,
  }: ModuleDeps,
): void {
  signInModule(mount, signIn)
  staffModule(mount, inviteBy(signIn), resetFactorsBy(signIn))
  apiKeysModule(mount)
  auditModule(mount)
  webhooksModule(mount, { sealingKeys, reach: { mayBeLocal: env.isDevelopment } })
  workModule(mount)
  businessesModule(mount, { isDemo: env.DEMO, firstSignIn: firstSignInBy(signIn) })
  clientsModule(mount)
  consentsModule(mount)
  activitiesModule(mount)
  rentalsModule(mount)
  lodgingModule(mount)
  productsModule(mount)
  formsModule(mount)
  rebatesModule(mount)
  communicationModule(mount)
  viewsModule(mount)
  ticketOfficeModule(mount, env)
  availabilityModule(mount)
  ticketsModule(mount, codes)
  validationModule(mount, codes)
  paymentsModule(mount, { providers, publicUrl, sealingKeys })
  configurationModule(mount)
  incidentsModule(mount)
  calendarsModule(mount, { publicUrl, pool: pools.publicPool })
  tillModule(mount)
  const slowed = slowGuesses(pools.pool)
  ordersModule(mount, { drawer, codes, providers, publicUrl, pools, slowed })
  quotesModule(mount, { publicUrl, pool: pools.publicPool, pdfThreads, pictures, slowed })
  timetablesModule(mount)
  trafficModule(mount)
  const inTurn = turns()
  reportsModule(mount, pdfThreads, inTurn)
  dashboardModule(mount)
  todayModule(mount, dayStreams)
  journalModule(mount, inTurn)
  crossCheckModule(mount)
  bookingsModule(mount)
  searchModule(mount, codes)
  exchangesModule(mount, { drawer, codes })
  bulkModule(mount, codes)
  reschedulingModule(mount, { links, pool: pools.publicPool, drawer })
}
