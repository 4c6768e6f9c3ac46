import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { problems } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Ask } from '@guichet/office/kit/call.ts'
import { serveOffices } from '@guichet/office/office.plugin.ts'
import type { DrawnPage } from '@guichet/office/view.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { onlineOffices } from '../businesses/public.ts'
import type { EmailDrawer } from '../mail/public.ts'
import { officeModule } from '../office/office.module.ts'
import { slowGuesses } from '../orders/public.ts'
import type { PaymentProviders } from '../payments/public.ts'
import { transaction } from '../platform/db/db.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { MountedHandler } from '../platform/http/call.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { problemOf, sentenceAbout } from '../platform/http/problem.ts'
import { openDrawingThreads } from '../platform/jobs/drawing-threads.ts'
import { fontFile } from '../platform/page-font.ts'
import type { TicketCodes } from '../tickets/public.ts'

const thread = new URL('./office-thread.ts', import.meta.url)
const threadCount = 1
const mostSeconds = 5
const nobody = { tenantId: null, accountId: null }
/** Most entries of a sitemap index. */
const mostOffices = 50_000

type Options = {
  mount: Mount
  mounted: ReadonlyMap<Endpoint, MountedHandler>
  codes: TicketCodes
  drawer: EmailDrawer
  guestPool: pg.Pool
  providers: PaymentProviders
  publicUrl: string
}
/** Mounts the calls of the ticket offices, and the pages that run them in this process. */
export async function mountOffices(
  http: FastifyInstance,
  { mount, mounted, ...deps }: Options,
): Promise<void> {
  officeModule(mount, { ...deps, slowed: slowGuesses(deps.guestPool) })
  const threads = openDrawingThreads(thread, threadCount)
  http.addHook('onClose', () => threads.close())
  http.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send(robots(deps.publicUrl)),
  )
  await serveOffices(http, {
    askFor: (request, reply, language) => askFor(mounted, request, reply, language),
    draw: (frame, view) => threads.draw<DrawnPage>('page', [frame, view], mostSeconds),
    statusOf: (error) => problems[problemOf(error).name],
    listOffices: () =>
      transaction(deps.guestPool, nobody, 'read', ({ db }) => onlineOffices(db, mostOffices)),
    origin: deps.publicUrl,
    fontFile: fontFile(),
  })
}

/** Search engines read the ticket offices, and nothing of the staff. */
const robots = (publicUrl: string) =>
  `User-agent: *\nAllow: /b/\nDisallow: /\nSitemap: ${publicUrl}/b/sitemap.xml\n`

/** Runs calls of visitors for a page: validated and in transactions of their own, as over HTTP. */
function askFor(
  mounted: Options['mounted'],
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): Ask {
  const ask = async (endpoint: Endpoint, input: Record<string, unknown>) => {
    // The types say so too; a page must never reach a call of the staff.
    if (endpoint.access !== 'guest' && !endpoint.byLink)
      throw new Error(`${endpoint.path} is no call of visitors`)
    const { mount, run } = mounted.get(endpoint)!
    const { params, query, body } = input
    const common = { requestId: request.id, language }
    try {
      return await run({ ...mount, request, reply, raw: { params, query, body }, common })
    } catch (error) {
      // Pages show the sentence of an expected error.
      if (error instanceof ApiError) error.message = sentenceAbout(error, language)
      throw error
    }
  }
  return ask as Ask
}
