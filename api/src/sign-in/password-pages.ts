import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { NewPassword } from '@guichet/contract/installation/install-business.ts'
import { transaction } from '../platform/db.ts'
import { queueMail } from '../mail/public.ts'
import { Refusal } from '../platform/refuse.ts'
import { businessesOf } from './businesses-of.ts'
import { field, page, problem } from './page.ts'
import { demoPassword, hashPassword } from './passwords.ts'
import { revokeSessions } from './sessions.ts'
import { pageLanguage } from './sign-in-pages.ts'
import { signInWords } from './sign-in.words.ts'
import type { Throttle } from './throttle.ts'

type Forgotten = { Body: { email?: string } }
type SetPassword = { Querystring: { token?: string }; Body: { token?: string; password?: string; repeat?: string } }
const sha256 = (token: string) => createHash('sha256').update(token).digest()

export function passwordPages(app: FastifyInstance, { pool, publicUrl, isDemo, perPlace, wakeWorker }: { pool: pg.Pool; publicUrl: string; isDemo: boolean; perPlace: Throttle; wakeWorker: () => void }) {
  app.get('/sign-in/forgotten', async (request, reply) => {
    const language = pageLanguage(request)
    const words = signInWords[language]
    return reply.type('text/html').send(page({
      language, title: words.forgotten, otherLanguageUrl: `/sign-in/forgotten?lang=${language === 'fr' ? 'en' : 'fr'}`,
      body: `<form method="post" action="/sign-in/forgotten?lang=${language}">
${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', hint: words.forgottenHint, focus: true })}
<button type="submit">${words.forgottenButton}</button></form><p class="below"><a href="/">${words.backToSignIn}</a></p>`,
    }))
  })

  app.post<Forgotten>('/sign-in/forgotten', async (request, reply) => {
    const language = pageLanguage(request)
    const words = signInWords[language]
    const email = String(request.body.email ?? '').trim().toLowerCase().slice(0, 200)
    const isAllowed = await perPlace.spend(request.ip).then(() => true, (refusal) => { if (refusal instanceof Refusal) return false; throw refusal })
    // The work happens after the answer: neither its words nor its time tell whether the account exists.
    if (isAllowed) setImmediate(() => void sendLink(pool, publicUrl, email).then(wakeWorker, (error) => request.log.error({ err: error }, 'set-password link')))
    return reply.type('text/html').send(page({
      language, title: words.sent, otherLanguageUrl: `/sign-in/forgotten?lang=${language === 'fr' ? 'en' : 'fr'}`,
      body: `<p>${words.sentText}</p><p class="below"><a href="/">${words.backToSignIn}</a></p>`,
    }))
  })

  app.get<SetPassword>('/sign-in/set-password', async (request, reply) => reply.type('text/html').send(setForm(pageLanguage(request), request.query.token ?? '')))

  app.post<SetPassword>('/sign-in/set-password', async (request, reply) => {
    const language = pageLanguage(request)
    const words = signInWords[language]
    const { token = '', password = '', repeat = '' } = request.body
    const wrong = password !== repeat ? words.different : !NewPassword.safeParse(password).success ? words.tooShort : password === demoPassword && !isDemo ? words.isDemo : null
    if (wrong) return reply.code(400).type('text/html').send(setForm(language, token, wrong))
    const hash = await hashPassword(password)
    const isSet = await transaction(pool, { tenantId: null, accountId: null }, 'write', async ({ db, now }) => {
      const link = await db.updateTable('password_link').set({ used_at: now })
        .where('token_sha256', '=', sha256(token)).where('used_at', 'is', null).where('expires_at', '>', now).returning('account_id').executeTakeFirst()
      if (!link) return false
      await db.updateTable('account').set({ password_hash: hash }).where('id', '=', link.account_id).execute()
      await revokeSessions(db, now, { accountId: link.account_id })
      return true
    })
    if (!isSet) return reply.code(400).type('text/html').send(setForm(language, token, words.dead))
    return reply.type('text/html').send(page({
      language, title: words.changed, otherLanguageUrl: '/', body: `<p>${words.changedText}</p><p class="below"><a href="/">${words.backToSignIn}</a></p>`,
    }))
  })
}

function setForm(language: 'fr' | 'en', token: string, wrong?: string): string {
  const words = signInWords[language]
  const safeToken = /^[\w-]{0,100}$/.test(token) ? token : ''
  return page({
    language, title: words.setPassword, otherLanguageUrl: `/sign-in/set-password?lang=${language === 'fr' ? 'en' : 'fr'}&token=${safeToken}`,
    body: `${problem(wrong)}<form method="post" action="/sign-in/set-password?lang=${language}"><input type="hidden" name="token" value="${safeToken}">
${field({ name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password', hint: words.setHint, invalid: !!wrong, focus: true })}
${field({ name: 'repeat', label: words.repeat, type: 'password', autocomplete: 'new-password', invalid: !!wrong })}
<button type="submit">${words.setButton}</button></form>`,
  })
}

/** A link that works once, for an hour, mailed by the first business of the person. */
async function sendLink(pool: pg.Pool, publicUrl: string, email: string) {
  const { rows: [account] } = await pool.query<{ id: string; language: 'fr' | 'en'; first_name: string }>('select id, language, first_name from account where email = $1 and disabled_at is null', [email])
  if (!account) return
  const [business] = await transaction(pool, { tenantId: null, accountId: account.id }, 'read', ({ db }) => businessesOf(db, account.id))
  if (!business) return
  const token = randomBytes(32).toString('base64url')
  await transaction(pool, { tenantId: business.tenantId, accountId: account.id }, 'write', async ({ db, now }) => {
    await db.insertInto('password_link').values({ token_sha256: sha256(token), account_id: account.id, expires_at: new Date(Date.parse(now) + 3_600_000).toISOString() }).execute()
    await queueMail(db, {
      tenantId: business.tenantId, kind: 'set-password', dedupeKey: `set-password:${sha256(token).toString('hex')}`, to: email, language: account.language, now,
      data: { firstName: account.first_name, url: `${publicUrl}/sign-in/set-password?lang=${account.language}&token=${token}` },
    })
  })
}
