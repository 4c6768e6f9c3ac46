import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { apiRoutes, endpointNames } from './api-routes.ts'
import { startClock } from './clock.ts'
import { controlRoutes } from './control/control-routes.ts'
import { controlOf, type Control } from './control/control.ts'
import { scriptFaults } from './control/scripted-faults.ts'
import { defaultRetryDelaysMs, deliverEvents } from './deliver-events.ts'
import { serveOtherSite } from './pages/other-site.ts'
import { serveFont } from './pages/page-layout.ts'
import { pageRoutes } from './pages/page-routes.ts'
import type { Provider } from './provider.ts'
import { stripeNotices } from './record-event.ts'
import type { SquareControl } from './square/square-control.ts'
import { squareEndpointNames } from './square/square-routes.ts'
import { startSquare, type Square, type SquareSettings } from './square/start-square.ts'
import { openStoreFile } from './store-file.ts'
import { forgetOld } from './store.ts'

export type LocalProviderSettings = {
  /** 0 chooses a free port. */
  port: number
  host?: string
  secretKey: string
  webhookSecret: string
  /** URL to which events are sent; without it, they wait until it is set. */
  webhookUrl?: string
  /** Stores the ledger beyond a restart; without it, data is lost with the process. */
  dataFile?: string
  /** Font of the pages, a woff2 file; without it, they have one of the system. */
  fontFile?: string
  /** Base URL for browsers, if it differs from the listening address. */
  publicUrl?: string
  /** Origin of the ticket offices that an example of another site shows. */
  officeOrigin?: string
  webhookRetryDelaysMs?: readonly number[]
  /** Enables Square's API. */
  square?: SquareSettings
}
export type LocalProvider = Control & {
  square: SquareControl
  url: string
  port: number
  setWebhookUrl: (url: string) => void
  /** Number of events that a scripted fault holds. */
  heldWebhooks: () => number
  /** Resolves once no delivery is running or planned. */
  webhooksSettled: () => Promise<void>
  stop: () => Promise<void>
}

const bodyLimit = 256 * 1024
const everySecond = 1000
const everyHour = 3_600_000

/**
 * A local payment provider with the parts of Stripe's API, and optionally Square's, that Guichet
 * uses.
 */
export async function startLocalProvider(settings: LocalProviderSettings): Promise<LocalProvider> {
  const { store, touch, flush } = openStoreFile(settings.dataFile)
  const clock = startClock()
  forgetOld(store, clock.seconds())
  const faults = scriptFaults(() => namesOf(settings))
  const retryDelaysMs = settings.webhookRetryDelaysMs ?? defaultRetryDelaysMs
  const channel = stripeNotices(store, settings.webhookSecret)
  const delivery = deliverEvents({ faults, touch, retryDelaysMs }, channel, settings.webhookUrl)
  const address = { url: '' }
  const publicUrl = () => settings.publicUrl?.replace(/\/$/, '') ?? address.url
  const provider: Provider = { publicUrl, clock, store, faults, delivery, touch }
  const square = startSquare(provider, settings.square, retryDelaysMs)
  const control = controlOf(provider, square)
  const app = serve(provider, { control, square, settings })
  const host = settings.host ?? '127.0.0.1'
  await app.listen({ port: settings.port, host })
  const { port } = app.server.address() as AddressInfo
  address.url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const ticking = setInterval(control.passTime, everySecond)
  const forgetting = setInterval(() => forgetOld(store, clock.seconds()), everyHour)
  ticking.unref()
  forgetting.unref()
  return {
    ...control,
    url: address.url,
    port,
    setWebhookUrl: delivery.setWebhookUrl,
    square: square.control,
    heldWebhooks: () => delivery.heldCount() + square.delivery.heldCount(),
    webhooksSettled: async () => {
      await delivery.settled()
      await square.delivery.settled()
    },
    stop: async () => {
      clearInterval(ticking)
      clearInterval(forgetting)
      delivery.stop()
      square.delivery.stop()
      await app.close()
      flush()
    },
  }
}

const namesOf = ({ square }: LocalProviderSettings): ReadonlySet<string> =>
  square ? new Set([...endpointNames, ...squareEndpointNames]) : endpointNames

type ServerParts = { control: Control; square: Square; settings: LocalProviderSettings }

function serve(provider: Provider, { control, square, settings }: ServerParts): FastifyInstance {
  // No log, because requests to the payment page contain card numbers.
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.register(async (scope) => apiRoutes(scope, provider, settings.secretKey), { prefix: '/v1' })
  app.register(async (scope) => controlRoutes(scope, control, square.control), {
    prefix: '/_control',
  })
  app.register(async (scope) => pageRoutes(scope, provider))
  if (settings.officeOrigin) serveOtherSite(app, settings.officeOrigin)
  if (settings.fontFile) serveFont(app, settings.fontFile)
  if (settings.square) square.serve(app)
  return app
}
