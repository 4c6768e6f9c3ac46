import nodemailer from 'nodemailer'
import type { Language } from '@guichet/contract/rules.words.ts'
import type { Env } from '../env.ts'
import type { Opened } from '../platform/db.ts'
import type { JobHandler } from '../platform/worker.ts'
import type { LetterWriters, MailRow } from './letter.ts'
import type { MailKind } from './queue-mail.ts'
import { renderLetter } from './render-letter.ts'

// A try each minute for three days, once the first few have failed.
const tries = 3 * 24 * 60

/** Sends what is still waiting. Without SMTP the letter stays in the mailbox of the installation, and counts as sent. */
export function sendMail(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>, writers: LetterWriters): JobHandler {
  const transport = env.SMTP_URL ? nodemailer.createTransport(env.SMTP_URL, { pool: true, maxConnections: 4, connectionTimeout: 10_000, socketTimeout: 20_000 } as never) : null
  const mark = (tx: Opened, tenantId: string, id: string, state: 'sent' | 'refused' | 'waiting', error: string | null) => tx.db.updateTable('mail')
    .set({ state, last_error: error, sent_at: state === 'sent' ? tx.now : null }).where('tenant_id', '=', tenantId).where('id', '=', id).execute()

  return {
    tries,
    run: async ({ tenantId, payload, inTenant }) => {
      const id = String(payload.mailId)
      const written = await inTenant('read', async (tx) => {
        const mail = await tx.db.selectFrom('mail').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst()
        return mail && transport ? { mail, letter: await writers[mail.kind as MailKind](tx, mail as MailRow & { language: Language }) } : mail ? { mail, letter: null } : null
      })
      if (!written) return
      const { mail, letter } = written
      try {
        if (transport && letter) await transport.sendMail({
          from: env.MAIL_FROM, to: mail.to_email, subject: letter.subject, ...(letter.business.replyTo && { replyTo: letter.business.replyTo }),
          // The same letter keeps its id however often it is tried: a receiver that got it before can tell.
          messageId: `<${mail.id}@guichet>`, ...(await renderLetter(letter, mail.language as Language)),
          attachments: letter.pictures.map(({ cid, content }) => ({ cid, content, filename: `${cid}.png`, contentType: 'image/png' })),
        })
      } catch (error) {
        const { responseCode = 0, message } = error as { responseCode?: number; message: string }
        const isRefused = responseCode >= 500
        await inTenant('write', (tx) => mark(tx, tenantId, id, isRefused ? 'refused' : 'waiting', message.slice(0, 500)))
        if (isRefused) return
        throw error
      }
      await inTenant('write', (tx) => mark(tx, tenantId, id, 'sent', null))
    },
    gaveUp: async ({ tenantId, payload, inTenant }, error) => { await inTenant('write', (tx) => mark(tx, tenantId, String(payload.mailId), 'refused', error)) },
  }
}
