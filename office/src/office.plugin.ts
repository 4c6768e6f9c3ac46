import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openAssets } from './assets.ts'
import type { Ask, PageRequest } from './kit/call.ts'
import { languagesOfPages, type Frame } from './kit/frame.ts'
import { PageCache } from './page-cache.ts'
import type { Trouble } from './pages/trouble/trouble.messages.ts'
import { officeRoutes, type OfficeRoute } from './routes.ts'
import { sendFile, sendPage } from './send-page.ts'
import type { DrawnPage, View } from './view.ts'

export type OfficeOptions = {
  /** Calls on behalf of a visitor; sentences of problems have the language of the page. */
  askFor: (request: FastifyRequest, reply: FastifyReply, language: Language) => Ask
  /** Renders a page outside of the thread that answers requests. */
  draw: (frame: Frame, view: View) => Promise<DrawnPage>
  /** HTTP status of an error. */
  statusOf: (error: unknown) => number
  /** URL of the installation, without a slash at its end. */
  origin: string
  fontFile: string | null
}
const prefix = '/b'
const pathsOfLanguages: Record<Language, string> = { fr: '/:office', en: '/:office/en' }
const troubles = new Map<number, Trouble>([
  [400, 'invalid'],
  [404, 'notFound'],
  [429, 'busy'],
  [503, 'busy'],
])

/**
 * Serves the public ticket offices: the pages of each business under `/b/<address>`, in French, and
 * under `/b/<address>/en` in English. A page has no cookie and no data of a visitor, so it is kept
 * for all visitors.
 */
export const serveOffices = (http: FastifyInstance, options: OfficeOptions) =>
  http.register(
    async (scope) => {
      // No address of a business begins with a hyphen.
      const assets = openAssets(`${prefix}/-`, options.fontFile)
      const frameOf = (url: string): Frame => ({
        ...placeOf(url),
        origin: options.origin,
        styleUrl: assets.styleUrl,
        fontUrl: assets.fontUrl,
      })
      const sendTrouble = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
        const view: View = {
          page: 'trouble',
          props: { trouble: troubles.get(status) ?? 'failed' },
        }
        if (status === 503 || status === 429) reply.header('retry-after', '2')
        return sendPage(request, reply.code(status), await options.draw(frameOf(request.url), view))
      }
      scope.get<{ Params: { file: string } }>('/-/:file', (request, reply) => {
        const file = assets.files.get(request.params.file)
        return file ? sendFile(request, reply, file) : sendTrouble(request, reply, 404)
      })
      mountPages(scope, options, frameOf)
      scope.setNotFoundHandler((request, reply) => {
        const [path = '', query] = request.url.split('?')
        const bare = path.replace(/\/+$/, '')
        return path !== bare && bare.startsWith(`${prefix}/`)
          ? reply.redirect(query === undefined ? bare : `${bare}?${query}`, 308)
          : sendTrouble(request, reply, 404)
      })
      scope.setErrorHandler((error, request, reply) => {
        const status = options.statusOf(error)
        if (status === 500) request.log.error({ err: error }, 'a page of a ticket office')
        return sendTrouble(request, reply, status)
      })
    },
    { prefix },
  )

function mountPages(
  scope: FastifyInstance,
  { askFor, draw }: OfficeOptions,
  frameOf: (url: string) => Frame,
): void {
  const cache = new PageCache()
  const mountPage = (route: OfficeRoute, language: Language) =>
    scope.get(pathsOfLanguages[language] + route.path, {
      // A kept page is sent before the limit of anonymous requests, which protects the database.
      onRequest: async (request, reply) => {
        const kept = cache.find(addressOf(request, route))
        if (kept) return sendPage(request, reply, kept)
      },
      handler: async (request, reply) => {
        const address = addressOf(request, route)
        const page = await cache.load(address, async () => {
          const view = await route.load(
            askFor(request, reply, language),
            pageRequestOf(request, route),
          )
          return draw(frameOf(address), view)
        })
        return sendPage(request, reply, page)
      },
    })
  for (const route of officeRoutes)
    for (const language of languagesOfPages) mountPage(route, language)
}

/** Parts of a request that the page of a route reads. */
function pageRequestOf({ params, query }: FastifyRequest, route: OfficeRoute): PageRequest {
  const sent = query as Record<string, unknown>
  const read = route.query.flatMap((name) =>
    typeof sent[name] === 'string' ? [[name, sent[name]] as const] : [],
  )
  return { params: params as Record<string, string>, query: Object.fromEntries(read) }
}

/** Address of a page without the members of the query that it does not read. */
function addressOf(request: FastifyRequest, route: OfficeRoute): string {
  const [path = ''] = request.url.split('?')
  const query = new URLSearchParams(pageRequestOf(request, route).query).toString()
  return query ? `${path}?${query}` : path
}

/** The office, the language and the rest of the address of a page. */
export function placeOf(url: string): Pick<Frame, 'language' | 'officePath' | 'rest'> {
  const [, office = '', english, rest = ''] =
    /^\/b\/([^/?]*)(\/en(?=[/?]|$))?(.*)$/i.exec(url) ?? []
  return { language: english ? 'en' : 'fr', officePath: `${prefix}/${office}`, rest }
}
