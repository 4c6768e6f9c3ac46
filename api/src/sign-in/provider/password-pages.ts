import { createHash } from 'node:crypto'
import { NewPassword } from '@guichet/contract/businesses/install-business.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { clientPlace } from '../../platform/network/client-place.ts'
import { demoPassword } from '../passwords.ts'
import type { SignIn } from '../sign-in.ts'
import type { Throttle } from '../throttle.ts'
import { field, otherLanguage, pageLanguage, pagesOf, problem, textOf } from './page.ts'
import { isLinkAlive, sendLink, spendLink } from './password-links.ts'
import { signInMessages } from './sign-in.messages.ts'

/** Pages of a forgotten password: requesting a link, and choosing a password with it. */
export function passwordPages(app: FastifyInstance, signIn: SignIn, wakeWorker: () => void) {
  forgottenPages(app, signIn, wakeWorker)
  setPasswordPages(app, signIn)
}

/** Counts an attempt. @returns Whether it was allowed */
const hasTryLeft = (throttle: Throttle, key: string): Promise<boolean> =>
  throttle.spend(key).then(
    () => true,
    (problem) => {
      if (problem instanceof ApiError) return false
      throw problem
    },
  )
const linkBack = (language: Language) =>
  `<p class="below"><a href="/">${signInMessages[language].backToSignIn}</a></p>`

function forgottenPages(app: FastifyInstance, signIn: SignIn, wakeWorker: () => void) {
  const draw = pagesOf(signIn)
  const page = (language: Language, title: string, body: string) =>
    draw({
      language,
      title,
      otherLanguageUrl: `/sign-in/forgotten?lang=${otherLanguage(language)}`,
      body,
    })

  app.get('/sign-in/forgotten', async (request, reply) => {
    const language = pageLanguage(request)
    const messages = signInMessages[language]
    const email = { name: 'email', label: messages.email, type: 'email', autocomplete: 'username' }
    return reply.type('text/html').send(
      page(
        language,
        messages.forgotten,
        `<form method="post" action="/sign-in/forgotten?lang=${language}">
${field({ ...email, hint: messages.forgottenHint, focus: true })}
<button type="submit">${messages.forgottenButton}</button></form>${linkBack(language)}`,
      ),
    )
  })

  app.post('/sign-in/forgotten', async (request, reply) => {
    const language = pageLanguage(request)
    const messages = signInMessages[language]
    const email = textOf(request.body, 'email').trim().toLowerCase().slice(0, 200)
    // The work is done after the answer, so that neither its text nor its time reveals whether the
    // account exists.
    if (await hasTryLeft(signIn.throttles.perPlace, clientPlace(request.ip)))
      setImmediate(() => {
        const logFailure = (error: unknown) =>
          request.log.error({ err: error }, 'set-password link')
        sendLink(signIn, email).then(wakeWorker, logFailure)
      })
    return reply
      .type('text/html')
      .send(page(language, messages.sent, `<p>${messages.sentText}</p>${linkBack(language)}`))
  })
}

function setPasswordPages(app: FastifyInstance, signIn: SignIn) {
  const draw = pagesOf(signIn)
  const { perLinkAddress, perLink } = signIn.throttles
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    outcome: { status?: number; wrong?: string } = {},
  ) => {
    const language = pageLanguage(request)
    const safeToken = /^[\w-]{0,100}$/.test(token) ? token : ''
    return reply
      .code(outcome.status ?? 200)
      .type('text/html')
      .send(
        draw({
          language,
          title: signInMessages[language].setPassword,
          body: setForm(language, safeToken, outcome.wrong),
          otherLanguageUrl: `/sign-in/set-password?lang=${otherLanguage(language)}&token=${safeToken}`,
        }),
      )
  }

  app.get('/sign-in/set-password', async (request, reply) =>
    show(request, reply, textOf(request.query, 'token')),
  )

  app.post('/sign-in/set-password', async (request, reply) => {
    const language = pageLanguage(request)
    const messages = signInMessages[language]
    const [token, password, repeat] = ['token', 'password', 'repeat'].map((name) =>
      textOf(request.body, name),
    ) as [string, string, string]
    // Checks are in order of cost: without a valid link a request costs one row, and never a hash.
    if (!(await hasTryLeft(perLinkAddress, clientPlace(request.ip))))
      return show(request, reply, token, { status: 429, wrong: messages.tooMany })
    if (!(await isLinkAlive(signIn.pool, token)))
      return show(request, reply, token, { status: 400, wrong: messages.dead })
    const wrong = wrongWith(language, signIn.isDemo, password, repeat)
    if (wrong) return show(request, reply, token, { status: 400, wrong })
    const linkKey = createHash('sha256').update(token).digest('hex')
    if (!(await hasTryLeft(perLink, linkKey)))
      return show(request, reply, token, { status: 429, wrong: messages.tooMany })
    if (!(await spendLink(signIn.pool, token, password)))
      return show(request, reply, token, { status: 400, wrong: messages.dead })
    return reply.type('text/html').send(
      draw({
        language,
        title: messages.changed,
        otherLanguageUrl: '/',
        body: `<p>${messages.changedText}</p>${linkBack(language)}`,
      }),
    )
  })
}

function wrongWith(
  language: Language,
  isDemo: boolean,
  password: string,
  repeat: string,
): string | undefined {
  const messages = signInMessages[language]
  if (password !== repeat) return messages.different
  if (!NewPassword.safeParse(password).success) return messages.tooShort
  return password === demoPassword && !isDemo ? messages.isDemo : undefined
}

function setForm(language: Language, token: string, wrong?: string): string {
  const messages = signInMessages[language]
  const common = { type: 'password', autocomplete: 'new-password', invalid: !!wrong }
  return `${problem(wrong)}<form method="post" action="/sign-in/set-password?lang=${language}">
<input type="hidden" name="token" value="${token}">
${field({ ...common, name: 'password', label: messages.newPassword, hint: messages.setHint, focus: true })}
${field({ ...common, name: 'repeat', label: messages.repeat })}
<button type="submit">${messages.setButton}</button></form>`
}
