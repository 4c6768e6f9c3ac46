import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { extractOfficeOrder } from '@guichet/contract/office/office-order-files.ts'
import type { officeOrderFiles } from '@guichet/contract/office/office-order.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageRequest } from './kit/call.ts'
import { anyCart, placeOf } from './kit/frame.ts'
import { forgetCart, pageInLastCart, piecesInLastCart, rememberCart } from './last-cart.ts'
import type { Mounting } from './mounting.ts'
import { PageCache } from './page-cache.ts'
import { cartPages, sharedPages, type PageRoute } from './routes.ts'
import { sendPage, withCart } from './send-page.ts'
import type { DrawnPage } from './view.ts'

type At = { path: string; language: Language }
const withinCart = '/cart/:cart'

/** Mounts the pages of one language. */
export function mountPages(scope: FastifyInstance, mounting: Mounting, at: At): void {
  const cache = new PageCache()
  for (const route of sharedPages) {
    mountShared(scope, mounting, { route, cache, at })
    const path = `${at.path}${withinCart}`
    const within = { ...route, path: route.pathInCart ?? route.path }
    mountShared(scope, mounting, { route: within, cache, at: { ...at, path } })
  }
  for (const route of cartPages) mountPrivate(scope, mounting, { route, at })
  scope.get(`${at.path}${withinCart}/files/:file`, async (request, reply) => {
    const ask = mounting.askFor(request, reply, at.language)
    const { office = '', cart = '', file = '' } = request.params as Record<string, string>
    const params = { office, cart, file: file as (typeof officeOrderFiles)[number] }
    return reply.send(await ask(extractOfficeOrder, { params }))
  })
}

type SharedPage = { route: PageRoute; cache: PageCache; at: At }
function mountShared(
  scope: FastifyInstance,
  { askFor, draw, frameOf }: Mounting,
  { route, cache, at: { path, language } }: SharedPage,
): void {
  const send = (
    request: FastifyRequest,
    reply: Parameters<typeof sendPage>[1],
    page: DrawnPage,
  ) => {
    const { cart } = placeOf(request.url)
    const pieces = piecesInLastCart(request)
    return sendPage(request, reply, cart === null ? page : withCart(page, { cart, pieces }))
  }
  scope.get(path + route.path, {
    // A kept page is sent before the limit of anonymous requests, which protects the database.
    onRequest: async (request, reply) => {
      const inCart = pageInLastCart(request)
      if (inCart !== null) return reply.redirect(inCart)
      const kept = cache.find(addressOf(request, route))
      if (kept) return send(request, reply, kept)
    },
    handler: async (request, reply) => {
      const address = addressOf(request, route)
      const page = await cache.load(address, async () => {
        const ask = askFor(request, reply, language)
        return draw(
          frameOf(address),
          await route.load(ask, pageRequestOf(request, route, language)),
        )
      })
      return send(request, reply, page)
    },
  })
}

function mountPrivate(
  scope: FastifyInstance,
  { askFor, draw, frameOf }: Mounting,
  { route, at: { path, language } }: { route: PageRoute; at: At },
): void {
  scope.get(`${path}${withinCart}${route.path}`, async (request, reply) => {
    const ask = askFor(request, reply, language)
    const view = await route.load(ask, pageRequestOf(request, route, language))
    if (view.page !== 'cart') rememberCart(request, reply)
    else if (view.props.cart.order) forgetCart(request, reply)
    else rememberCart(request, reply, piecesIn(view.props.cart))
    return sendPage(request, reply, await draw(frameOf(request.url), view))
  })
}

const piecesIn = ({ lines }: OfficeCart): number =>
  lines.reduce((sum, { sent }) => sum + sent.quantity, 0)

/** Parts of a request that the page of a route reads. */
export function pageRequestOf(
  { params, query }: FastifyRequest,
  route: Pick<PageRoute, 'query' | 'lists'>,
  language: Language,
): PageRequest {
  const sent = query as Record<string, unknown>
  const read = route.query.flatMap((name) =>
    typeof sent[name] === 'string' ? [[name, sent[name]] as const] : [],
  )
  const lists = (route.lists ?? []).map((name) => [name, [sent[name]].flat().join(',')] as const)
  return {
    params: params as Record<string, string>,
    query: Object.fromEntries([...read, ...lists]),
    language,
  }
}

/** Address of a page for all visitors: any cart, and no member of the query that it does not read. */
function addressOf(request: FastifyRequest, route: PageRoute): string {
  const [path = ''] = request.url.split('?')
  const { cart, language } = placeOf(path)
  const shared = cart === null ? path : path.replace(cart, anyCart)
  const query = new URLSearchParams(pageRequestOf(request, route, language).query).toString()
  return query ? `${shared}?${query}` : shared
}
