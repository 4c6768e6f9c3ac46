import { linkOffice, linkPages, ownLanguage } from '@guichet/contract/office/client-links.ts'
import { extractQuoteLink } from '@guichet/contract/quotes/read-quote-link.ts'
import type { FastifyInstance } from 'fastify'
import { languagesOfPages, pathIn, placeOf } from './kit/frame.ts'
import { linkForms, linkRoutes, type LinkRoute } from './link-routes.ts'
import { mountForm } from './mount-forms.ts'
import { pageRequestOf } from './mount-pages.ts'
import type { Mounting } from './mounting.ts'
import { sendPage } from './send-page.ts'

type Language = (typeof languagesOfPages)[number]

/** Mounts the pages of clients who follow a link, in both languages. */
export function mountLinks(scope: FastifyInstance, mounting: Mounting): void {
  for (const language of languagesOfPages) {
    const path = pathIn(language, { officePath: `/${linkOffice}`, cart: null })
    for (const route of linkRoutes) mountLink(scope, mounting, { route, path, language })
    for (const { path: rest, run } of linkForms)
      mountForm(scope, mounting, { path: path + rest, language, run })
    scope.get<{ Params: { token: string } }>(`${path}/quote/:token/pdf`, (request, reply) => {
      const { token } = request.params
      return mounting.askFor(request, reply, language)(extractQuoteLink, { body: { token } })
    })
  }
}

type At = { route: LinkRoute; path: string; language: Language }
function mountLink(
  scope: FastifyInstance,
  { askFor, draw, frameOf }: Mounting,
  { route, path, language }: At,
): void {
  scope.get(path + route.path, async (request, reply) => {
    const ask = askFor(request, reply, language)
    const { view, own } = await route.load(ask, pageRequestOf(request, route, language))
    const rest = withoutOwn(request.url)
    if (rest !== null) return reply.redirect(pathIn(own, placeOf(request.url), rest), 303)
    return sendPage(request, reply, await draw(frameOf(request.url), view))
  })
}

/** Rest of an address that asks for the language of the client, without this wish; else null. */
function withoutOwn(url: string): string | null {
  const [path = '', query = ''] = placeOf(url).rest.split('?')
  const members = query.split('&')
  if (!members.includes(ownLanguage)) return null
  const others = members.filter((member) => member !== ownLanguage)
  return others.length > 0 ? `${path}?${others.join('&')}` : path
}

/** Mounts the old addresses of links, whose token is in the fragment. */
export function mountOldLinks(http: FastifyInstance, { draw, frameOf }: Mounting): void {
  for (const page of linkPages)
    http.get(`/${page}`, async (request, reply) =>
      sendPage(request, reply, await draw(frameOf('/'), { page: 'leadOn', props: { page } })),
    )
}
