import fs from 'node:fs'
import { problems, type ProblemType } from '@guichet/contract/problems.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Mount } from '../platform/http/contexts.ts'
import { problemOf } from '../platform/http/problem.ts'
import { fontFile } from '../platform/page-font.ts'
import { changePassword } from './change-password.ts'
import { createTaskManagerCode, exchangeTaskManagerCode } from './create-task-manager-code.ts'
import { createToken } from './create-token.ts'
import { endOtherSessions, endSession, findSessions } from './find-sessions.ts'
import { getLock, lockSession, removePin, saveIdleLock } from './lock-session.ts'
import { openLock } from './open-lock.ts'
import { fontUrl, stylesheet } from './provider/page-style.ts'
import { pageLanguage, pagesOf, problem } from './provider/page.ts'
import { passwordPages } from './provider/password-pages.ts'
import { signInPages } from './provider/sign-in-pages.ts'
import { signInMessages } from './provider/sign-in.messages.ts'
import { refreshToken } from './refresh-token.ts'
import { revokeToken } from './revoke-token.ts'
import { savePin } from './save-pin.ts'
import { passkeyScript, webauthnScript } from './second-factor/passkey-scripts.ts'
import { secondFactorPages } from './second-factor/second-factor-pages.ts'
import { secondFactorModule } from './second-factor/second-factor.module.ts'
import type { SignIn } from './sign-in.ts'

export function signInModule(mount: Mount, signIn: SignIn) {
  mount([
    createToken(signIn),
    refreshToken(signIn),
    revokeToken,
    changePassword(signIn),
    getLock(signIn),
    lockSession,
    openLock(signIn),
    savePin(signIn),
    removePin,
    saveIdleLock,
    findSessions,
    endSession,
    endOtherSessions,
  ])
  secondFactorModule(mount, signIn)
  mount([createTaskManagerCode, exchangeTaskManagerCode(signIn)])
}

const scripts = {
  'submit.js': 'document.forms[0].submit()',
  'webauthn.js': webauthnScript,
  'passkey.js': passkeyScript,
}

/** The font of the pages, which browsers may keep. */
function serveFont(app: FastifyInstance) {
  const file = fontFile()
  if (file === null) return
  const font = fs.readFileSync(file)
  app.get(fontUrl, async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
}

/** Mounts the provider's routes and the pages before sign-in; nothing with an external provider. */
export async function embeddedProvider(
  app: FastifyInstance,
  signIn: SignIn,
  wakeWorker: () => void,
) {
  const { provider } = signIn
  if (!provider) return
  const callback = provider.callback()
  const pin = pinnedTo(signIn.publicUrl)
  serveFont(app)
  await app.register(async (scope) => {
    // The provider reads the bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/oidc/*', (request, reply) => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value as string)
      pin(request)
      Object.assign(request.raw, {
        originalUrl: request.raw.url,
        url: request.raw.url!.slice('/oidc'.length),
      })
      void callback(request.raw, reply.raw)
    })
  })
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    scope.addHook('onRequest', async (request) => pin(request))
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      showError(signIn, error, request, reply),
    )
    scope.get('/sign-in/page.css', async (_request, reply) =>
      reply.type('text/css').send(stylesheet),
    )
    for (const [name, script] of Object.entries(scripts))
      scope.get(`/sign-in/${name}`, async (_request, reply) =>
        reply.type('text/javascript').send(script),
      )
    passwordPages(scope, signIn, wakeWorker)
    signInPages(scope, signIn, provider)
    secondFactorPages(scope, signIn, provider)
  })
}

/**
 * The provider builds URLs from the request's host and protocol. It gets the public ones, and no
 * forwarding headers of a caller or a proxy: otherwise a header could redirect the clients of its
 * discovery.
 */
function pinnedTo(publicUrl: string) {
  const { host, protocol } = new URL(publicUrl)
  return ({ raw: { headers } }: FastifyRequest) => {
    for (const name of Object.keys(headers))
      if (/^(forwarded$|x-forwarded-(?!for$))/.test(name)) delete headers[name]
    Object.assign(headers, {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
    })
  }
}

/** Renders the error of a page as a page, instead of the JSON of the API. */
function showError(
  signIn: SignIn,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { name } = problemOf(error)
  if (name === 'Unexpected') request.log.error({ err: error }, 'unexpected error')
  if (name === 'Unavailable' || name === 'StillRunning') reply.header('retry-after', '5')
  const language = pageLanguage(request)
  const messages = signInMessages[language]
  const sentences: Partial<Record<ProblemType, string>> = {
    Unavailable: messages.busy,
    StillRunning: messages.busy,
    TooManyTries: messages.tooMany,
  }
  return reply
    .code(problems[name])
    .type('text/html')
    .send(
      pagesOf(signIn)({
        language,
        title: messages.signIn,
        otherLanguageUrl: '/',
        body: `${problem(sentences[name] ?? messages.broken)}<p><a href="/">${messages.tryAgain}</a></p>`,
      }),
    )
}
