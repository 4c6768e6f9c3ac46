import { linkPages, ownLanguage } from '@guichet/contract/office/client-links.ts'
import { findOffice } from '@guichet/contract/office/find-office.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openAssets } from './assets.ts'
import type { CallProblem } from './kit/call.ts'
import { isOfLink, languagesOfPages, placeOf, prefix, type Frame } from './kit/frame.ts'
import { forgetCart } from './last-cart.ts'
import { mountForms } from './mount-forms.ts'
import { mountLinks, mountOldLinks } from './mount-links.ts'
import { mountPages } from './mount-pages.ts'
import type { OfficeOptions } from './mounting.ts'
import type { Trouble } from './pages/trouble/trouble.messages.ts'
import { sendEmbedScript, sendFile, sendPage } from './send-page.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap.ts'

/** Mounts what search engines read: a list of the pages of each office. */
function mountSitemaps(scope: FastifyInstance, { askFor, listOffices, origin }: OfficeOptions) {
  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(xml)
  scope.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, sitemapIndexOf(origin, await listOffices())),
  )
  scope.get<{ Params: { office: string } }>('/:office/sitemap.xml', async (request, reply) => {
    const { office } = request.params
    const { business, offers } = await askFor(
      request,
      reply,
      'fr',
    )(findOffice, {
      params: { office },
    })
    return sendXml(reply, sitemapOf(origin, `${prefix}/${business.staticUrl}`, offers))
  })
}

const troubles = new Map<number, Trouble>([
  [400, 'invalid'],
  [403, 'foreign'],
  [404, 'notFound'],
  [429, 'busy'],
  [503, 'busy'],
])
/** Trouble with the page of a link; null where that of any page fits. */
function linkTrouble(frame: Frame, status: number): Trouble | null {
  const page = linkPages.find((each) => frame.rest.startsWith(`/${each}/`))
  if (!page || !isOfLink(frame)) return null
  if (status === 429) return 'tooMany'
  // A token of a wrong length is as unknown as any other.
  return status === 404 || status === 400 ? page : null
}
/** Trouble with a cart: an unknown token, or an address that is not one of a cart. */
function cartTrouble({ cart, rest }: Frame, status: number): Trouble | null {
  if (cart === null) return status === 400 && rest.startsWith('/cart/') ? 'cart' : null
  return status === 404 && isInCart.test(rest) ? 'cart' : null
}
const isInCart = /^($|\?|\/(details|payment|changes|files|lines|codes|hold|sale|email)(?=[/?]|$))/

/** Language of the browser, where a link leads to the language of a client who is not found. */
const wantedLanguage = ({ url, headers }: FastifyRequest): Partial<Frame> =>
  url.includes(ownLanguage) && /^en/i.test(headers['accept-language'] ?? '')
    ? { language: 'en' }
    : {}
const pathsOfLanguages: Record<Language, string> = { fr: '/:office', en: '/:office/en' }

/**
 * Serves the public ticket offices: the pages of each business under `/b/<address>`, in French, and
 * under `/b/<address>/en` in English; within a cart, under `…/cart/<token>`. A cookie remembers the
 * last cart; nothing relies on it.
 */
export function serveOffices(http: FastifyInstance, options: OfficeOptions) {
  // No address of a business begins with a hyphen.
  const { files, embedScript, ...urls } = openAssets(`${prefix}/-`, options.fontFile)
  const { origin } = options
  const frameOf = (url: string): Frame => ({ ...placeOf(url), ...urls, origin })
  const mounting = { ...options, frameOf }
  mountOldLinks(http, mounting)
  return http.register(
    async (scope) => {
      const sendTrouble = async (
        request: FastifyRequest,
        reply: FastifyReply,
        status: number,
        detail: string | null = null,
      ) => {
        const frame = { ...frameOf(request.url), ...wantedLanguage(request) }
        const ofLink = linkTrouble(frame, status)
        const ofCart = cartTrouble(frame, status)
        const trouble = ofLink ?? ofCart ?? troubles.get(status) ?? 'failed'
        if (trouble === 'busy') reply.header('retry-after', '2')
        const isKnown = ofLink !== null || ofCart !== null
        const props = { trouble, detail: isKnown ? null : detail }
        const page = await options.draw(frame, { page: 'trouble', props })
        return sendPage(request, reply.code(ofCart === null ? status : 404), page)
      }
      scope.get('/-/embed.js', (request, reply) => sendEmbedScript(request, reply, embedScript))
      scope.get<{ Params: { file: string } }>('/-/:file', (request, reply) => {
        const file = files.get(request.params.file)
        return file ? sendFile(request, reply, file) : sendTrouble(request, reply, 404)
      })
      mountSitemaps(scope, options)
      for (const language of languagesOfPages) {
        const at = { path: pathsOfLanguages[language], language }
        mountPages(scope, mounting, at)
        mountForms(scope, mounting, at)
      }
      mountLinks(scope, mounting)
      scope.setNotFoundHandler((request, reply) => {
        const [path = '', query] = request.url.split('?')
        const bare = path.replace(/\/+$/, '')
        return path !== bare && bare.startsWith(`${prefix}/`)
          ? reply.redirect(query === undefined ? bare : `${bare}?${query}`, 308)
          : sendTrouble(request, reply, 404)
      })
      scope.setErrorHandler((error, request, reply) => {
        const status = (error as { statusCode?: number }).statusCode ?? options.statusOf(error)
        if (status === 404) forgetCart(request, reply)
        if (status >= 500) request.log.error({ err: error }, 'a page of a ticket office')
        const { fields } = (error as Partial<CallProblem>).data ?? {}
        return sendTrouble(request, reply, status, fields?.[0]?.detail ?? null)
      })
    },
    { prefix },
  )
}
