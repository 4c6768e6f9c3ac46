import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { endpoint } from '@guichet/contract/index.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { availabilityModule } from './availability/availability.module.ts'
import { bookingsModule } from './bookings/bookings.module.ts'
import { businessesModule } from './businesses/businesses.module.ts'
import { catalogueModule } from './catalogue/catalogue.module.ts'
import { clientsModule } from './clients/clients.module.ts'
import { communicationModule } from './communication/communication.module.ts'
import type { emailDrawings } from './email-drawings.ts'
import type { Env } from './env.ts'
import { fileJobs, filesModule, openPictureQueue } from './files/files.module.ts'
import { openStore } from './files/public.ts'
import { formsModule } from './forms/forms.module.ts'
import { lodgingModule } from './lodging/lodging.module.ts'
import type { Loaders } from './mail/email-content.ts'
import {
  mailbox,
  mailJobs,
  openEmailDrawer,
  settleMailRoute,
  type MailRoute,
} from './mail/mail.module.ts'
import { loadConfirmation, loadRefundEmail } from './orders/load-order-emails.ts'
import { orderJobs, ordersModule } from './orders/orders.module.ts'
import { providersOf, type PaymentProviders } from './payments/public.ts'
import { useAllowedMethods } from './platform/allowed-methods.ts'
import { apiError } from './platform/api-error.ts'
import type { MountDeps } from './platform/call.ts'
import { guardHosts } from './platform/guard-hosts.ts'
import { newId } from './platform/ids.ts'
import { mountOn } from './platform/mount.ts'
import { multipartLimits } from './platform/multipart.ts'
import { openApi } from './platform/openapi.ts'
import { costlyConnections, type Pools } from './platform/pools.ts'
import { sendProblem, useProblems } from './platform/problem.ts'
import { installationSecret } from './platform/secrets.ts'
import { gateStrangers } from './platform/strangers-gate.ts'
import { Turnstile } from './platform/turnstile.ts'
import { Worker } from './platform/worker.ts'
import { productsModule } from './products/products.module.ts'
import { rentalsModule } from './rentals/rentals.module.ts'
import { loadReschedulingEmail } from './rescheduling/load-rescheduling-email.ts'
import {
  clientLinks,
  reschedulingJobs,
  reschedulingModule,
  type ClientLinks,
} from './rescheduling/rescheduling.module.ts'
import { serveBrowser } from './serve-browser.ts'
import type { AccessTokens } from './sign-in/access-tokens.ts'
import { loadSessionEnded } from './sign-in/load-session-ended.ts'
import { loadSetPassword } from './sign-in/load-set-password.ts'
import { embeddedProvider, signInModule } from './sign-in/sign-in.module.ts'
import { bearerOf, openSignIn } from './sign-in/sign-in.ts'
import { staffModule } from './staff/staff.module.ts'
import { ticketOfficeModule } from './ticket-office/ticket-office.module.ts'
import { ticketCodes, ticketsModule, type TicketCodes } from './tickets/tickets.module.ts'
import { timetablesModule } from './timetables/timetables.module.ts'
import { trafficModule } from './traffic/traffic.module.ts'
import { workModule } from './work/work.module.ts'

export type AppDeps = Pools & {
  env: Env
  publicUrl: string
  sealingKey: Buffer
  clock?: () => string
  providers?: PaymentProviders
  pictures?: Parameters<typeof openPictureQueue>[0]
}
/** Whether the process is on its way out: the proxy is told, and sends no more requests. */
export type Readiness = { isStopping: boolean }
export type App = {
  http: FastifyInstance
  worker: Worker
  mounted: ReadonlySet<Endpoint>
  tokens: AccessTokens
  codes: TicketCodes
  links: ClientLinks
  readiness: Readiness
  mailRoute: MailRoute
}

/**
 * Assembles the product: the frame, sign-in, one module per room. Fails when a call of the contract
 * has no handler.
 */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { pool, publicPool, costlyPool, env, publicUrl, sealingKey } = deps
  const http = Fastify({
    logger:
      env.LOG_LEVEL === 'silent'
        ? false
        : {
            level: env.LOG_LEVEL,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { req: (req) => ({ method: req.method, route: req.routeOptions?.url }) },
          },
    genReqId: newId,
    trustProxy: env.TRUST_PROXY,
    bodyLimit: 1_048_576,
    keepAliveTimeout: 72_000,
    // A request whose head takes 10 s, or whose body 30, is cut off; so is a client that neither reads nor writes for a minute.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, maxHeaderSize: 32_768 },
    routerOptions: { caseSensitive: false, maxParamLength: 2000 },
    // A path that cannot be read is refused before any route is found.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(request, reply, 'InvalidRequest', { fields: [] }),
  })
  guardHosts(http, { publicUrl, allowedHosts: env.ALLOWED_HOSTS })
  http.removeContentTypeParser('text/plain')
  http.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await http.register(cookie)
  // Below this size packing costs more than it saves.
  await http.register(compress, {
    threshold: 32_768,
    encodings: ['gzip', 'identity'],
    zlibOptions: { level: 1 },
  })
  await http.register(helmet, securityHeaders(publicUrl, env))
  useProblems(http)
  useAllowedMethods(http, Object.values(endpoint))
  gateStrangers(http)

  const signIn = await openSignIn({ pool: publicPool, env, publicUrl, sealingKey })
  const codes = await ticketCodes((purpose, make) =>
    installationSecret(pool, sealingKey, purpose, make),
  )
  const links = await clientLinks(
    (purpose, make) => installationSecret(pool, sealingKey, purpose, make),
    publicUrl,
  )
  const loaders: Loaders<typeof emailDrawings> = {
    'order-confirmation': loadConfirmation(codes),
    refund: loadRefundEmail,
    cancellation: loadRefundEmail,
    rescheduling: loadReschedulingEmail(links),
    'set-password': loadSetPassword(sealingKey),
    'session-ended': loadSessionEnded,
  }
  const drawer = openEmailDrawer(new URL('./drawing-thread.ts', import.meta.url))
  const mailRoute = await settleMailRoute(pool, env)
  const store = openStore(env)
  const worker = new Worker(
    deps.workerPool,
    {
      ...fileJobs(store),
      ...mailJobs({ env, loaders, drawer, sealingKey }),
      ...orderJobs(deps.providers ?? providersOf({ isDemo: env.DEMO })),
      ...reschedulingJobs,
    },
    { atOnce: { mail: env.MAIL_CONNECTIONS + 2 } },
  )
  const inAll = costlyConnections(env.DB_POOL)
  const mountDeps: MountDeps = {
    pool,
    publicPool,
    costlyPool,
    turnstile: new Turnstile({
      perPerson: 2,
      perBusiness: inAll - 1,
      inAll,
      waitingPerPerson: 10,
      waitMs: 5000,
    }),
    checkReplies: env.isDevelopment,
    clock: deps.clock,
    afterCommit: () => worker.wake(),
    uploadLimitMegabytes: env.UPLOAD_LIMIT_MB,
    claimsOf: async (request) => {
      const bearer = bearerOf(request)
      if (!bearer) throw apiError('SignInRequired')
      return signIn.tokens.verify(bearer)
    },
  }
  const mounted = new Set<Endpoint>()
  const readiness: Readiness = { isStopping: false }
  const mount = mountOn(http, mountDeps, mounted)
  signInModule(mount, signIn)
  staffModule(mount)
  workModule(mount)
  businessesModule(mount, { isDemo: env.DEMO })
  clientsModule(mount)
  catalogueModule(mount)
  rentalsModule(mount)
  lodgingModule(mount)
  productsModule(mount)
  formsModule(mount)
  communicationModule(mount)
  ticketOfficeModule(mount, env)
  availabilityModule(mount)
  ticketsModule(mount, codes)
  ordersModule(mount, { drawer })
  timetablesModule(mount)
  trafficModule(mount)
  bookingsModule(mount)
  reschedulingModule(mount, { links, pool: publicPool, drawer })
  const pictures = openPictureQueue(deps.pictures)
  http.addHook('onClose', async () => pictures.close())
  // Only these calls read forms of several parts.
  await http.register(async (scope) => {
    await scope.register(multipart, {
      limits: multipartLimits(env.UPLOAD_LIMIT_MB),
      throwFileSizeLimit: false,
    })
    filesModule(mountOn(scope, mountDeps, mounted), store, pictures)
  })
  const missing = Object.entries(endpoint)
    .filter(([, call]) => !mounted.has(call))
    .map(([name]) => name)
  if (missing.length)
    throw new Error(`These calls of the contract have no handler: ${missing.join(', ')}`)

  await embeddedProvider(http, signIn, () => worker.wake())
  mailbox(http, { pool: publicPool, env, publicUrl, loaders, drawer })
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

/**
 * No script but our own files, no frame, no foreign origin; inline styles are the component
 * library's.
 */
function securityHeaders(publicUrl: string, env: Env) {
  const tiles = env.TILES_URL ? [new URL(env.TILES_URL.replaceAll(/[{}]/g, '')).origin] : []
  const issuer = env.OIDC_ISSUER ? [new URL(env.OIDC_ISSUER).origin] : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...issuer],
        formAction: ["'self'", ...issuer],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        manifestSrc: ["'self'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : (false as const),
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'same-origin' as const },
  }
}
