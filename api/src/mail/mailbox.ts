import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { apiError } from '../platform/api-error.ts'
import { transaction } from '../platform/db.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { isId } from '../platform/ids.ts'
import type { Loaders, MailRow } from './email-content.ts'
import type { EmailDrawer } from './email-drawer.ts'
import { sendsBySmtp } from './mail-route.ts'
import { assertFromThisMachine, isMailboxOpen } from './mailbox-guard.ts'
import type { MailKind } from './queue-mail.ts'

const shell = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:15px/1.5 system-ui;margin:1.5rem;color:#1b2430;background:#f7f8fb}table{border-collapse:collapse;background:#fff;width:100%}td,th{text-align:left;padding:.4rem .6rem;border:1px solid #d3d9e2}iframe{width:100%;height:80vh;border:1px solid #d3d9e2;background:#fff}a{color:#294a9e}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/**
 * Where mail lands while no SMTP is set, on this machine only: the newest 200 emails of all
 * businesses, as the client would see them.
 */
type MailboxDeps = {
  pool: pg.Pool
  env: Env
  publicUrl: string
  loaders: Loaders
  drawer: EmailDrawer
}
export function mailbox(
  app: FastifyInstance,
  { pool, env, publicUrl, loaders, drawer }: MailboxDeps,
) {
  if (!isMailboxOpen(env, publicUrl)) return
  const tenants = async () =>
    (await pool.query<{ id: string }>('select id from tenant order by created_at')).rows.map(
      (row) => row.id,
    )
  const inTenant = <T>(tenantId: string, work: Parameters<typeof transaction<T>>[3]) =>
    transaction<T>(pool, { tenantId, accountId: null }, 'read', work)

  const guarded = {
    onRequest: assertFromThisMachine,
    // Another process may have begun to send since this one started.
    preHandler: async () => {
      if (await sendsBySmtp(pool)) throw apiError('NotFound')
    },
  }
  app.get('/dev/mail', guarded, async (_request, reply) => {
    const lists = await Promise.all(
      (await tenants()).map((tenantId) =>
        inTenant(tenantId, ({ db }) =>
          db
            .selectFrom('mail')
            .select(['tenant_id', 'id', 'kind', 'to_email', 'language', 'state', 'created_at'])
            .where('tenant_id', '=', tenantId)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(200)
            .execute(),
        ),
      ),
    )
    const rows = lists
      .flat()
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
      .slice(0, 200)
    return reply
      .type('text/html')
      .send(
        shell(
          'Mailbox',
          `<table><thead><tr><th>When</th><th>To</th><th>What</th><th>State</th></tr></thead><tbody>${rows
            .map(
              (mail) =>
                `<tr><td>${mail.created_at}</td><td>${escapeHtml(mail.to_email)}</td><td><a href="/dev/mail/${mail.tenant_id}/${mail.id}">${mail.kind} (${mail.language})</a></td><td>${mail.state}</td></tr>`,
            )
            .join('')}</tbody></table>`,
        ),
      )
  })

  type One = { Params: { tenantId: string; id: string; form?: string } }
  const columns = [
    'id',
    'tenant_id',
    'order_id',
    'kind',
    'language',
    'data',
    'to_email',
    'state',
  ] as const
  const draw = async ({ tenantId, id }: One['Params']) => {
    if (!isId(tenantId) || !isId(id)) throw apiError('NotFound')
    const { mail, data } = await inTenant(tenantId, async (tx) => {
      const row = await tx.db
        .selectFrom('mail')
        .select(columns)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) throw apiError('NotFound')
      const mail = row as typeof row & MailRow & { kind: MailKind; language: Language }
      return { mail, data: await loaders[mail.kind](tx, mail) }
    })
    return { mail, page: await drawer.page({ kind: mail.kind, data }) }
  }
  app.get<One>('/dev/mail/:tenantId/:id', guarded, async (request, reply) => {
    const {
      mail,
      page: { subject, text },
    } = await draw(request.params)
    return reply
      .type('text/html')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      )
      .send(
        shell(
          escapeHtml(subject),
          `<p><a href="/dev/mail">Mailbox</a> · ${escapeHtml(mail.to_email)} · ${mail.state}</p><iframe title="HTML" src="/dev/mail/${mail.tenant_id}/${mail.id}/html"></iframe><h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
        ),
      )
  })
  app.get<One>('/dev/mail/:tenantId/:id/html', guarded, async (request, reply) => {
    const {
      page: { html },
    } = await draw(request.params)
    return reply
      .type('text/html')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      )
      .removeHeader('x-frame-options')
      .send(html)
  })
}
