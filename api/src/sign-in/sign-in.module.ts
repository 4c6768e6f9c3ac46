import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { changePassword as changePasswordWire } from '@guichet/contract/authorization/change-password.ts'
import { createToken as createTokenWire } from '@guichet/contract/authorization/create-token.ts'
import { refreshToken as refreshTokenWire } from '@guichet/contract/authorization/refresh-token.ts'
import { revokeToken as revokeTokenWire } from '@guichet/contract/authorization/revoke-token.ts'
import type { Mount } from '../platform/mount.ts'
import { changePassword } from './change-password.ts'
import { createToken } from './create-token.ts'
import { stylesheet } from './page.ts'
import { passwordPages } from './password-pages.ts'
import { refreshToken } from './refresh-token.ts'
import { revokeToken } from './revoke-token.ts'
import { signInPages } from './sign-in-pages.ts'
import type { SignIn } from './sign-in.ts'

export function signInModule(mount: Mount, signIn: SignIn) {
  mount(createTokenWire, createToken(signIn))
  mount(refreshTokenWire, refreshToken(signIn))
  mount(revokeTokenWire, revokeToken)
  mount(changePasswordWire, changePassword(signIn))
}

/** The provider's own routes and the pages before sign-in; absent with an external provider. */
export async function embeddedProvider(app: FastifyInstance, signIn: SignIn, pool: pg.Pool, wakeWorker: () => void) {
  const { provider } = signIn
  if (!provider) return
  const callback = provider.callback()
  await app.register(async (scope) => {
    // The provider reads the bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const pass = (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value as string)
      Object.assign(request.raw, { originalUrl: request.raw.url, url: request.raw.url!.slice('/oidc'.length) })
      void callback(request.raw, reply.raw)
    }
    scope.all('/oidc/*', pass)
  })
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))))
    scope.addHook('onSend', async (_request, reply) => { reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer') })
    scope.get('/sign-in/page.css', async (_request, reply) => reply.type('text/css').send(stylesheet))
    scope.get('/sign-in/submit.js', async (_request, reply) => reply.type('text/javascript').send('document.forms[0].requestSubmit?.() ?? document.forms[0].submit()'))
    passwordPages(scope, { pool, publicUrl: signIn.publicUrl, isDemo: signIn.isDemo, perPlace: signIn.perPlace, wakeWorker })
    signInPages(scope, { provider, pool, isDemo: signIn.isDemo, perPlace: signIn.perPlace, perAddress: signIn.perAddress })
  })
}
