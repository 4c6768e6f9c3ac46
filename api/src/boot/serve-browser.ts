import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { RuntimeConfig } from '@guichet/contract/runtime-config.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { isEmpty } from '../businesses/public.ts'
import type { Env } from '../env.ts'
import { transaction } from '../platform/db/db.ts'
import { sendProblem } from '../platform/http/problem.ts'
import type { SignIn } from '../sign-in/sign-in.ts'

const dist = path.join(import.meta.dirname, '../../../portal/dist')
const services = [
  'authorization',
  'user',
  'administration',
  'order',
  'ticketing',
  'collaborator',
  'lodging',
  'configuration',
  'exploring',
  'files',
  'maps',
]
type Options = {
  pool: pg.Pool
  healthPool: pg.Pool
  readiness: { isStopping: boolean }
  env: Env
  publicUrl: string
  signIn: SignIn
}

/** Serves the portal's files, its runtime configuration, health, and answers for unknown paths. */
export async function serveBrowser(app: FastifyInstance, options: Options): Promise<void> {
  serveConfig(app, options)
  serveHealth(app, options)
  redirectLoopbacks(app, options.publicUrl)
  const hasPortal = fs.existsSync(path.join(dist, 'index.html'))
  if (hasPortal) await servePortal(app)
  app.setNotFoundHandler((request, reply) => {
    if (isDocument(request) && !/^\/(api|oidc|dev|sign-in|health|assets|b)\b/.test(request.url))
      return hasPortal
        ? reply.header('cache-control', 'no-cache').sendFile('index.html')
        : reply.code(503).type('text/plain').send('The portal is not built: run npm start.')
    return sendProblem(request, reply, 'NotFound')
  })
}

function serveConfig(app: FastifyInstance, { pool, env, publicUrl, signIn }: Options): void {
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return {
      publicUrl,
      services: Object.fromEntries(services.map((service) => [service, `/api/${service}`])),
      oidc: { authority: env.OIDC_ISSUER ?? `${publicUrl}/oidc`, clientId: signIn.clientId },
      flags: { IsNewRentalEnabled: env.IS_NEW_RENTAL_ENABLED },
      uploadLimitMegabytes: env.UPLOAD_LIMIT_MB,
      tilesUrl: env.TILES_URL ?? null,
      mapsKey: env.MAPS_KEY ?? null,
      imagesBase: env.IMAGES_URL ?? '/files',
      taskManagerUrl: env.TASK_MANAGER_URL ?? null,
      ticketOfficeBase: env.TICKET_OFFICE_URL ?? `${publicUrl}/b`,
      redirects: env.AREA_REDIRECTS,
      isDemo: env.DEMO,
      isEmpty: await transaction(pool, { tenantId: null, accountId: null }, 'read', ({ db }) =>
        isEmpty(db),
      ),
    } satisfies RuntimeConfig
  })
}

function serveHealth(
  app: FastifyInstance,
  { healthPool, readiness }: Pick<Options, 'healthPool' | 'readiness'>,
): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const isReady =
      !readiness.isStopping &&
      (await healthPool
        .query<object>({ text: 'select 1', query_timeout: 1000 } as pg.QueryConfig)
        .then(
          () => true,
          () => false,
        ))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

/**
 * Localhost and 127.0.0.1 are two origins: sign-in, cookies and keys belong to the public one, so
 * others are redirected.
 */
function redirectLoopbacks(app: FastifyInstance, publicUrl: string): void {
  const { hostname, port } = new URL(publicUrl)
  const loopbacks = ['localhost', '127.0.0.1']
    .filter((name) => name !== hostname)
    .map((name) => `${name}${port ? `:${port}` : ''}`)
  app.addHook('onRequest', async (request, reply) => {
    if (loopbacks.includes(request.headers.host ?? '') && isDocument(request))
      return reply.redirect(`${publicUrl}${request.url}`)
  })
}

/** Files in `assets` have a hash of their content in their name and never change. */
async function servePortal(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    // They are selected by the accept-encoding header, and have no URLs.
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      )
    },
  })
}

/**
 * Whether a request is for a page: by its accept header or, for the first page, by a program such
 * as curl that accepts any type. A browser that accepts any type requests a part of a page, and its
 * headers say so.
 */
function isDocument({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const { accept = '*/*', 'sec-fetch-dest': part = 'document' } = headers
  if (accept.includes('text/html')) return true
  return url.split('?')[0] === '/' && accept.includes('*/*') && part === 'document'
}
