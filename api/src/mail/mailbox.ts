import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { SealingKeys } from '../platform/secrets/secrets.ts'
import { isId } from '../platform/values/ids.ts'
import type { Loaders, MailRow } from './email-content.ts'
import type { EmailDrawer } from './email-drawer.ts'
import { sendsBySmtp } from './mail-route.ts'
import { openContent } from './mailbox-content.ts'
import { assertFromThisMachine, isMailboxOpen } from './mailbox-guard.ts'
import { listPage, mailPage } from './mailbox-pages.ts'
import type { MailKind } from './queue-mail.ts'

const shownAtOnce = 200
type MailboxDeps = {
  pool: pg.Pool
  env: Env
  publicUrl: string
  loaders: Loaders
  drawer: EmailDrawer
  sealingKeys: SealingKeys
}
type ToMail = { Params: { tenantId: string; id: string } }
type ToFile = { Params: ToMail['Params'] & { fileName: string } }

/**
 * Mounts the mailbox of an installation without SMTP, on this host only: the newest 200 emails of
 * all businesses, as they were sent.
 */
export function mailbox(app: FastifyInstance, deps: MailboxDeps): void {
  const { pool, env, publicUrl } = deps
  if (!isMailboxOpen(env, publicUrl)) return
  const guarded = {
    onRequest: assertFromThisMachine,
    // Another process may have begun to send since this one started.
    preHandler: async () => {
      if (await sendsBySmtp(pool)) throw apiError('NotFound')
    },
  }
  app.get('/dev/mail', guarded, async (_request, reply) =>
    reply.type('text/html').send(listPage(await newestMails(pool))),
  )
  app.get<ToMail>('/dev/mail/:tenantId/:id', guarded, async (request, reply) => {
    const { mail, page } = await drawMail(deps, request.params)
    return reply
      .type('text/html')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      )
      .send(mailPage(mail, page))
  })
  app.get<ToMail>('/dev/mail/:tenantId/:id/html', guarded, async (request, reply) => {
    const { page } = await drawMail(deps, request.params)
    return reply
      .type('text/html')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      )
      .removeHeader('x-frame-options')
      .send(page.html)
  })
  app.get<ToFile>('/dev/mail/:tenantId/:id/files/:fileName', guarded, async (request, reply) => {
    const { mail, data } = await loadMail(deps, request.params)
    const bytes = await deps.drawer.file({ kind: mail.kind, data }, request.params.fileName)
    if (!bytes) throw apiError('NotFound')
    return reply.type('application/pdf').header('content-disposition', 'inline').send(bytes)
  })
}

const readAs = <T>(pool: pg.Pool, tenantId: string, work: Parameters<typeof transaction<T>>[3]) =>
  transaction<T>(pool, { tenantId, accountId: null }, 'read', work)

/** Row-level security shows a transaction one business, so each is read in its own. */
async function newestMails(pool: pg.Pool) {
  const { rows: tenants } = await pool.query<{ id: string }>(
    'select id from tenant order by created_at',
  )
  const lists = await Promise.all(
    tenants.map(({ id: tenantId }) =>
      readAs(pool, tenantId, ({ db }) =>
        selectRows(db, tenantId, 'mail')
          .select(['tenant_id', 'id', 'kind', 'to_email', 'language', 'state', 'created_at'])
          .where('state', '!=', 'erased')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(shownAtOnce)
          .execute(),
      ),
    ),
  )
  return lists
    .flat()
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .slice(0, shownAtOnce)
}

/**
 * An email with the data of its rendering: that of its sending, or current data when it waits or
 * was sent by SMTP.
 *
 * @throws NotFound
 */
async function loadMail(
  { pool, loaders, sealingKeys }: MailboxDeps,
  { tenantId, id }: ToMail['Params'],
): Promise<{ mail: MailRow & { kind: MailKind; state: string }; data: unknown }> {
  if (!isId(tenantId) || !isId(id)) throw apiError('NotFound')
  return readAs(pool, tenantId, async (tx) => {
    const row = await selectRows(tx.db, tenantId, 'mail')
      .select([
        'id',
        'tenant_id',
        'order_id',
        'kind',
        'language',
        'data',
        'to_email',
        'state',
        'content',
      ])
      .where('id', '=', id)
      .where('state', '!=', 'erased')
      .executeTakeFirst()
    if (!row) throw apiError('NotFound')
    const { content, ...rest } = row
    const mail = rest as typeof rest & MailRow & { kind: MailKind; language: Language }
    const data = content
      ? openContent(sealingKeys, mail, content)
      : await loaders[mail.kind](tx, mail)
    if (data === null) throw apiError('NotFound')
    return { mail, data }
  })
}

/** An email and its page for the client. @throws NotFound */
async function drawMail(deps: MailboxDeps, params: ToMail['Params']) {
  const { mail, data } = await loadMail(deps, params)
  return { mail, page: await deps.drawer.page({ kind: mail.kind, data }) }
}
