import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathIn, placeOf } from './kit/frame.ts'
import type { Mounting } from './mounting.ts'
import { cartForms, newCartForm, type FormRoute } from './routes.ts'
import { sendPage } from './send-page.ts'

const mostFormBytes = 262_144

/** Mounts the forms of one language; each answers with a redirect to the page that shows its result. */
export function mountForms(
  scope: FastifyInstance,
  mounting: Mounting,
  { path, language }: { path: string; language: Language },
): void {
  if (!scope.hasContentTypeParser('application/x-www-form-urlencoded'))
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
  const mount = (at: string, route: FormRoute) =>
    mountForm(scope, mounting, { path: at + route.path, language, run: route.run })
  mount(path, newCartForm)
  for (const route of cartForms) mount(`${path}/cart/:cart`, route)
  // A visitor may load the address of a sent form again.
  scope.get(`${path}/cart/:cart/sale`, (request, reply) =>
    reply.redirect(pathIn(language, placeOf(request.url), '/details'), 303),
  )
}

type Form = Pick<FormRoute, 'run'> & { path: string; language: Language }
/** Mounts a form, which answers with a redirect, or with a page that says what is wrong. */
export const mountForm = (
  scope: FastifyInstance,
  { askFor, draw, frameOf }: Mounting,
  { path, language, run }: Form,
) =>
  scope.post(
    path,
    { onRequest: async (request) => assertOwnForm(request) },
    async (request, reply) => {
      const params = request.params as Record<string, string>
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const outcome = await run(askFor(request, reply, language), { params, language, form })
      if ('view' in outcome)
        return sendPage(
          request,
          reply.code(400),
          // The links of the page lead to the form, not to its answer.
          await draw({ ...frameOf(request.url), rest: outcome.rest }, outcome.view),
        )
      const { officePath } = placeOf(request.url)
      return reply.redirect(pathIn(language, { officePath, cart: outcome.cart }, outcome.rest), 303)
    },
  )

const ownSites = new Set(['same-origin', 'none', undefined])
/**
 * Rejects a form of another site, which could hold places through the browsers of its visitors. Our
 * own pages send no referrer, so that a browser gives their origin as null.
 */
function assertOwnForm({ headers }: FastifyRequest): void {
  if (!ownSites.has(headers['sec-fetch-site'] as string | undefined))
    throw Object.assign(new Error('a form of another site'), { statusCode: 403 })
}
