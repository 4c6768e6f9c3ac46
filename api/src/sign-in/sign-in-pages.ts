import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type pg from 'pg'
import type { Language } from '@guichet/contract/rules.words.ts'
import { languageOf } from '../platform/problem.ts'
import { Refusal } from '../platform/refuse.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { field, page, problem } from './page.ts'
import { demoPassword, verifyPassword } from './passwords.ts'
import { signInWords } from './sign-in.words.ts'
import type { Throttle } from './throttle.ts'

type Form = { Params: { uid: string }; Body: { email?: string; password?: string }; Querystring: { lang?: string } }
export type SignInDeps = { provider: Provider; pool: pg.Pool; isDemo: boolean; perPlace: Throttle; perAddress: Throttle }

/** `?lang=` of the toggle, else what the browser prefers; French when it says nothing. */
export const pageLanguage = (request: FastifyRequest): Language => {
  const asked = (request.query as { lang?: string }).lang
  return asked === 'fr' || asked === 'en' ? asked : languageOf(request)
}

export function signInPages(app: FastifyInstance, { provider, pool, isDemo, perPlace, perAddress }: SignInDeps) {
  const show = (request: FastifyRequest, reply: FastifyReply, said: { email?: string; wrong?: string; status?: number } = {}) => {
    const language = pageLanguage(request)
    const words = signInWords[language]
    const uid = encodeURIComponent((request.params as { uid: string }).uid)
    return reply.code(said.status ?? 200).type('text/html').send(page({
      language, title: words.signIn, otherLanguageUrl: `/sign-in/${uid}?lang=${language === 'fr' ? 'en' : 'fr'}`,
      body: `${problem(said.wrong)}<form method="post" action="/sign-in/${uid}?lang=${language}">
${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: said.email ?? '', invalid: !!said.wrong, focus: !said.email })}
${field({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password', invalid: !!said.wrong, focus: !!said.email })}
<button type="submit">${words.signInButton}</button></form>
<p class="below"><a href="/sign-in/forgotten?lang=${language}">${words.forgottenLink}</a></p>`,
    }))
  }

  const showExpired = (request: FastifyRequest, reply: FastifyReply) => {
    const language = pageLanguage(request)
    const words = signInWords[language]
    return reply.code(410).type('text/html').send(page({
      language, title: words.signIn, otherLanguageUrl: '/', body: `${problem(words.expired)}<p><a href="/">${escapeHtml(words.startAgain)}</a></p>`,
    }))
  }

  app.get<Form>('/sign-in/:uid', async (request, reply) => {
    if (!(await interactionIsAlive(provider, request, reply))) return showExpired(request, reply)
    return show(request, reply)
  })

  app.post<Form>('/sign-in/:uid', async (request, reply) => {
    if (!(await interactionIsAlive(provider, request, reply))) return showExpired(request, reply)
    const email = String(request.body.email ?? '').trim().toLowerCase().slice(0, 200)
    const password = String(request.body.password ?? '').slice(0, 200)
    const words = signInWords[pageLanguage(request)]
    const place = `${request.ip} ${email}`
    try {
      await perPlace.spend(place)
      await perAddress.spend(request.ip)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      return show(request, reply, { email, wrong: words.tooMany, status: 429 })
    }
    const { rows: [account] } = await pool.query<{ id: string; password_hash: string | null }>('select id, password_hash from account where email = $1 and disabled_at is null', [email])
    const isRight = await verifyPassword(password, account?.password_hash ?? null)
    if (!account || !isRight || (password === demoPassword && !isDemo)) return show(request, reply, { email, wrong: words.wrong, status: 401 })
    await perPlace.forgive(place)
    await perAddress.giveBack(request.ip)
    reply.hijack()
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: account.id } }, { mergeWithLastSubmission: false })
    return reply
  })
}

async function interactionIsAlive(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return (await provider.interactionDetails(request.raw, reply.raw)).uid === (request.params as { uid: string }).uid
  } catch {
    return false
  }
}
