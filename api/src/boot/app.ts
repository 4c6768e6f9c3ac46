import multipart from '@fastify/multipart'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { type FastifyInstance } from 'fastify'
import { keyUses, limitKeys, readKey } from '../api-keys/public.ts'
import { auditJobs } from '../audit/audit.module.ts'
import { bulkJobs } from '../bulk/bulk.module.ts'
import { clientImportJobs, clientImportsModule } from '../client-imports/client-imports.module.ts'
import { crossCheckJobs } from '../cross-check/cross-check.module.ts'
import type { Env } from '../env.ts'
import { loadTicketsUpdated } from '../exchanges/load-tickets-updated.ts'
import { extractJobs, extractsModule } from '../extracts/extracts.module.ts'
import { fileJobs, filesModule, openPictureQueues } from '../files/files.module.ts'
import { openStore } from '../files/public.ts'
import type { Loaders } from '../mail/email-content.ts'
import {
  emailThreads,
  mailbox,
  mailJobs,
  openEmailDrawer,
  settleMailRoute,
  type MailRoute,
} from '../mail/mail.module.ts'
import type { EmailDrawer } from '../mail/public.ts'
import {
  loadConfirmation,
  loadPaymentLink,
  loadRefundEmail,
} from '../orders/emails/load-order-emails.ts'
import { orderJobs } from '../orders/orders.module.ts'
import { loadPaymentProvider } from '../payments/load-payment-provider.ts'
import { paymentJobs } from '../payments/payments.module.ts'
import { configuredProviders, type PaymentProviders } from '../payments/public.ts'
import { costlyConnections, type Pools } from '../platform/db/pools.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { MountedHandler, MountDeps } from '../platform/http/call.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { mountOn } from '../platform/http/mount.ts'
import { multipartLimits } from '../platform/http/multipart.ts'
import { openDrawingThreads } from '../platform/jobs/drawing-threads.ts'
import { Worker } from '../platform/jobs/worker.ts'
import { CostlyLimiter } from '../platform/network/costly-limiter.ts'
import { openApi } from '../platform/openapi/openapi.ts'
import { installationSecret, type SealingKeys } from '../platform/secrets/secrets.ts'
import { privacyJobs, privacyModule } from '../privacy/privacy.module.ts'
import { loadQuoteAnswer, loadQuoteEmail, quoteJobs } from '../quotes/quotes.module.ts'
import { reportJobs } from '../reports/reports.module.ts'
import { linkToChoose } from '../rescheduling/client-link/link-to-choose.ts'
import { loadNewTimeEmail } from '../rescheduling/emails/load-new-time-email.ts'
import { loadReschedulingEmail } from '../rescheduling/emails/load-rescheduling-email.ts'
import {
  clientLinks,
  reschedulingJobs,
  type ClientLinks,
} from '../rescheduling/rescheduling.module.ts'
import { samplesModule } from '../samples/samples.module.ts'
import { loadScheduledExport } from '../scheduled-exports/load-scheduled-export.ts'
import {
  scheduledExportJobs,
  scheduledExportsModule,
} from '../scheduled-exports/scheduled-exports.module.ts'
import type { AccessTokens } from '../sign-in/access-tokens.ts'
import { loadNewDevice } from '../sign-in/emails/load-new-device.ts'
import { loadSessionEnded } from '../sign-in/emails/load-session-ended.ts'
import { loadSetPassword } from '../sign-in/emails/load-set-password.ts'
import { loadStaffInvited } from '../sign-in/emails/load-staff-invited.ts'
import { loadSecondFactor } from '../sign-in/second-factor/load-second-factor.ts'
import { embeddedProvider } from '../sign-in/sign-in.module.ts'
import { bearerOf, openSignIn } from '../sign-in/sign-in.ts'
import { ticketCodes, type TicketCodes } from '../tickets/tickets.module.ts'
import { loadWebhookFailing } from '../webhooks/load-webhook-failing.ts'
import type { emailDrawings } from './email-drawings.ts'
import { mountModules } from './mount-modules.ts'
import { mountOffices } from './mount-offices.ts'
import { openDayStreams } from './open-day-streams.ts'
import { openHttp } from './open-http.ts'
import { serveBrowser } from './serve-browser.ts'
import { endConnectionsOnStop, type Readiness } from './stop-in-time.ts'

export type AppDeps = Pools & {
  env: Env
  publicUrl: string
  sealingKeys: SealingKeys
  clock?: () => string
  providers?: PaymentProviders
  pictures?: Parameters<typeof openPictureQueues>[0]
}
/** Whether the process is stopping: the proxy is notified, and sends no more requests. */
export type App = {
  http: FastifyInstance
  worker: Worker
  mounted: ReadonlyMap<Endpoint, MountedHandler>
  tokens: AccessTokens
  codes: TicketCodes
  links: ClientLinks
  readiness: Readiness
  mailRoute: MailRoute
}

// PDF files that a person waits for have a thread apart from those of emails, so that neither
// delays the other.
const pdfThreadCount = 1
const drawingThread = new URL('./drawing-thread.ts', import.meta.url)

/**
 * Assembles the product: the HTTP server, sign-in, one module for each area. Fails when a call of
 * the contract has no handler.
 */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { pool, publicPool, env, publicUrl, sealingKeys } = deps
  const http = await openHttp(env, publicUrl)
  const signIn = await openSignIn({ pool: publicPool, env, publicUrl, sealingKeys })
  const secret = (purpose: string, make: () => string) =>
    installationSecret(pool, sealingKeys, purpose, make)
  const codes = await ticketCodes(secret)
  const links = await clientLinks(secret, publicUrl)
  const loaders = emailLoaders({ codes, links, sealingKeys, publicUrl })
  const store = openStore(env)
  const drawer = openEmailDrawer(openDrawingThreads(drawingThread, emailThreads), {
    pictures: store.get,
  })
  const pdfThreads = openDrawingThreads(drawingThread, pdfThreadCount)
  http.addHook('onClose', () => pdfThreads.close())
  const mailRoute = await settleMailRoute(pool, env)
  const providers = deps.providers ?? configuredProviders(env, { publicUrl, sealingKeys })
  const worker = openWorker(deps, { store, codes, loaders, drawer, providers })
  const mountDeps = mountDepsOf(deps, { signIn, worker })
  const mounted = new Map<Endpoint, MountedHandler>()
  const readiness = endConnectionsOnStop(http)
  const mount = mountOn(http, mountDeps, mounted)
  mountModules(mount, {
    env,
    signIn,
    codes,
    dayStreams: openDayStreams(deps, http),
    links,
    drawer,
    pdfThreads,
    pictures: store.get,
    pools: deps,
    publicUrl,
    providers,
    sealingKeys,
  })
  samplesModule(mount)
  await mountOffices(http, { ...deps, mount, mounted, codes, drawer, providers })
  mountStored(mount, store, codes)
  const pictures = openPictureQueues(deps.pictures)
  http.addHook('onClose', async () => pictures.close())
  await withForms(http, env, (scope) => {
    const mountForms = mountOn(scope, mountDeps, mounted)
    filesModule(mountForms, store, pictures)
    clientImportsModule(mountForms, pdfThreads)
  })
  assertAllMounted(mounted)
  await embeddedProvider(http, signIn, () => worker.wake())
  mailbox(http, { pool: publicPool, env, publicUrl, loaders, drawer, sealingKeys })
  await openApi(http, publicUrl)
  await serveBrowser(http, {
    pool: publicPool,
    healthPool: deps.healthPool,
    readiness,
    env,
    publicUrl,
    signIn,
  })
  return { http, worker, mounted, tokens: signIn.tokens, codes, links, readiness, mailRoute }
}

/** Mounts the modules that read stored files or write them. */
function mountStored(mount: Mount, store: ReturnType<typeof openStore>, codes: TicketCodes) {
  extractsModule(mount, store, codes)
  scheduledExportsModule(mount, store, codes)
  privacyModule(mount, store)
}

/** Only the calls mounted here read multipart forms. */
const withForms = (
  http: FastifyInstance,
  env: Env,
  mountAll: (scope: FastifyInstance) => void,
): PromiseLike<unknown> =>
  http.register(async (scope) => {
    await scope.register(multipart, {
      limits: multipartLimits(env.UPLOAD_LIMIT_MB),
      throwFileSizeLimit: false,
    })
    mountAll(scope)
  })

type Loading = {
  codes: TicketCodes
  links: ClientLinks
  sealingKeys: SealingKeys
  publicUrl: string
}
/** Loader of each kind of email. */
const emailLoaders = ({
  codes,
  links,
  sealingKeys,
  publicUrl,
}: Loading): Loaders<typeof emailDrawings> => ({
  'order-confirmation': loadConfirmation(codes, linkToChoose(links)),
  'payment-link': loadPaymentLink(publicUrl),
  refund: loadRefundEmail,
  cancellation: loadRefundEmail,
  rescheduling: loadReschedulingEmail(links),
  'new-time': loadNewTimeEmail(codes),
  'tickets-updated': loadTicketsUpdated(codes, linkToChoose(links)),
  'set-password': loadSetPassword(sealingKeys),
  'session-ended': loadSessionEnded,
  'staff-invited': loadStaffInvited(sealingKeys),
  'new-device': loadNewDevice,
  'second-factor': loadSecondFactor,
  'payment-provider': loadPaymentProvider(publicUrl),
  'scheduled-export': loadScheduledExport(publicUrl),
  quote: loadQuoteEmail(publicUrl),
  'quote-answer': loadQuoteAnswer(publicUrl),
  'quote-reminder': loadQuoteEmail(publicUrl),
  'webhook-failing': loadWebhookFailing(publicUrl),
})

type Working = {
  store: ReturnType<typeof openStore>
  codes: TicketCodes
  loaders: Loaders<typeof emailDrawings>
  drawer: EmailDrawer
  providers: PaymentProviders
}
const openWorker = (
  { workerPool, env, sealingKeys }: AppDeps,
  { store, codes, loaders, drawer, providers }: Working,
): Worker =>
  new Worker(
    workerPool,
    {
      ...fileJobs(store),
      ...mailJobs({ env, loaders, drawer, sealingKeys }),
      ...orderJobs(providers),
      ...paymentJobs(providers),
      ...quoteJobs,
      ...reschedulingJobs,
      ...bulkJobs,
      ...auditJobs,
      ...privacyJobs,
      ...clientImportJobs,
      ...reportJobs,
      ...crossCheckJobs,
      ...extractJobs(store),
      ...scheduledExportJobs(store, codes),
    },
    { atOnce: { mail: env.MAIL_CONNECTIONS + 2 } },
  )

type SignIn = Awaited<ReturnType<typeof openSignIn>>
function mountDepsOf(
  { pool, publicPool, guestPool, costlyPool, env, clock }: AppDeps,
  { signIn, worker }: { signIn: SignIn; worker: Worker },
): MountDeps {
  const inAll = costlyConnections(env.DB_POOL)
  return {
    pool,
    publicPool,
    guestPool,
    costlyPool,
    costlyLimiter: new CostlyLimiter({
      perPerson: 2,
      perBusiness: inAll - 1,
      inAll,
      waitingPerPerson: 10,
      waitMs: 5000,
    }),
    checkReplies: env.isDevelopment,
    clock,
    afterCommit: () => worker.wake(),
    noteUse: keyUses(pool),
    limitKey: limitKeys(pool, env.API_KEY_CALLS_PER_MINUTE),
    uploadLimitMegabytes: env.UPLOAD_LIMIT_MB,
    claimsOf: async (request) => {
      const bearer = bearerOf(request)
      if (!bearer) throw apiError('SignInRequired')
      return readKey(bearer) ?? signIn.tokens.verify(bearer)
    },
  }
}

function assertAllMounted(mounted: ReadonlyMap<Endpoint, MountedHandler>): void {
  const missing = Object.entries(endpoints)
    .filter(([, call]) => !mounted.has(call))
    .map(([name]) => name)
  if (missing.length)
    throw new Error(`These calls of the contract have no handler: ${missing.join(', ')}`)
}
