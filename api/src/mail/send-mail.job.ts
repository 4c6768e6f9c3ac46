import { deserialize, serialize } from 'node:v8'
import type { Env } from '../env.ts'
import type { Opened } from '../platform/db.ts'
import type { SealedColumn } from '../platform/reseal.ts'
import { seal, unseal, type SealingKeys } from '../platform/secrets.ts'
import type { Ending, JobHandler, JobRun } from '../platform/worker.ts'
import type { Loaders } from './email-content.ts'
import type { EmailDrawer } from './email-drawer.ts'
import { noSmtpElsewhere } from './mail-route.ts'
import { keepDrawn, markMail, waitingMail, type Mail } from './mail.db.ts'
import { sendingPlaces } from './sending-places.ts'
import { isRefusedForGood, openSmtp } from './smtp.ts'

export type SendingDeps = {
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_CONNECTIONS'>
  loaders: Loaders
  drawer: EmailDrawer
  sealingKeys: SealingKeys
}

// A try each minute for three days, once the first few have failed.
const tries = 3 * 24 * 60

const errorOf = (error: unknown) => String((error as Error).message ?? error).slice(0, 500)
const purposeOf = ({ tenant_id: tenantId, id }: Mail) => drawnPurpose(tenantId, id)
const drawnPurpose = (tenantId: string | null, id: string) => `mail:${tenantId}:${id}`
const contentPurpose = (tenantId: string | null, id: string) => `mail-content:${tenantId}:${id}`
/** The messages of emails that wait. */
export const sealedMessages: SealedColumn = {
  table: 'mail',
  column: 'drawn',
  key: ['id'],
  isOfBusiness: true,
  purposeOf: ([id], tenantId) => drawnPurpose(tenantId, String(id)),
}
/** The data of emails that stay in the mailbox. */
export const sealedContents: SealedColumn = {
  table: 'mail',
  column: 'content',
  key: ['id'],
  isOfBusiness: true,
  purposeOf: ([id], tenantId) => contentPurpose(tenantId, String(id)),
}
/** The data of an email as it reached the mailbox. */
export const contentOf = (keys: SealingKeys, { tenant_id: tenantId, id }: Mail, sealed: Buffer) =>
  deserialize(unseal(keys, contentPurpose(tenantId, id), sealed)) as unknown

/**
 * Sends the emails that wait. Without SMTP an email stays in the mailbox of the installation with
 * the data of this moment, and counts as sent.
 */
export function sendMail(deps: SendingDeps): JobHandler {
  const { SMTP_URL, MAIL_CONNECTIONS } = deps.env
  const end = (
    { tenantId, payload }: JobRun,
    state: 'sent' | 'refused',
    error: string | null,
    content?: Buffer,
  ): Ending => ({
    done: (tx) =>
      markMail(tx, tenantId, String(payload.mailId), { state, error, ...(content && { content }) }),
  })
  const common = {
    lane: 'mail' as const,
    tries,
    retrying: (tx, { tenantId, payload }, error) =>
      markMail(tx, tenantId, String(payload.mailId), { state: 'waiting', error }),
    gaveUp: (tx, { tenantId, payload }, error) =>
      markMail(tx, tenantId, String(payload.mailId), { state: 'refused', error }),
  } satisfies Partial<JobHandler>
  if (!SMTP_URL || SMTP_URL === 'none') {
    return {
      ...common,
      run: async (job) => {
        const found = await job.inTenant('read', (tx) => loadWaiting(deps, job, tx))
        if (!found) return
        const { mail, data } = found
        const purpose = contentPurpose(mail.tenant_id, mail.id)
        const content = seal(deps.sealingKeys, purpose, serialize(data))
        return end(job, 'sent', null, content)
      },
      leaseOnlyIf: noSmtpElsewhere,
      close: deps.drawer.close,
    }
  }

  const smtp = openSmtp(SMTP_URL, MAIL_CONNECTIONS)
  const places = sendingPlaces(MAIL_CONNECTIONS)
  return {
    ...common,
    run: async (job) => {
      const email = await messageOf(deps, job)
      if (!email) return
      // Its place is free again once the answer is recorded: a process that is killed repeats no
      // more than it has places.
      job.afterwards(await places.take(job.signal))
      try {
        await smtp.send({
          from: deps.env.MAIL_FROM,
          to: email.mail.to_email,
          message: email.message,
        })
      } catch (error) {
        if (isRefusedForGood(error)) return end(job, 'refused', errorOf(error))
        await keepFor(deps, job, email)
        throw error
      }
      return end(job, 'sent', null)
    },
    close: async () => {
      smtp.close()
      await deps.drawer.close()
    },
  }
}

type Message = { mail: Mail; message: Buffer; isKept: boolean }
/** The message, as a try before left it or drawn now; null when the email no longer waits. */
async function messageOf(deps: SendingDeps, job: JobRun): Promise<Message | null> {
  const { env, drawer, sealingKeys } = deps
  const found = await job.inTenant('read', (tx) => loadWaiting(deps, job, tx))
  if (!found) return null
  const { mail, drawn, data } = found
  if (drawn) return { mail, message: unseal(sealingKeys, purposeOf(mail), drawn), isKept: true }
  const message = await drawer.message(
    { kind: mail.kind, data },
    // The same email keeps its id however often it is tried: a receiver that got it before can
    // tell.
    { messageId: `<${mail.id}@guichet>`, from: env.MAIL_FROM, to: mail.to_email },
  )
  // A long one takes a quarter of a minute, in which its receiver may have been erased.
  const stillWaits = await job.inTenant('read', (tx) => waiting(job, tx))
  return stillWaits && { mail, message, isKept: false }
}

const waiting = (job: JobRun, { db }: Opened) =>
  waitingMail(db, job.tenantId, String(job.payload.mailId))
/** An email that waits, with the data of its drawing unless it was drawn before. */
async function loadWaiting({ loaders }: SendingDeps, job: JobRun, tx: Opened) {
  const email = await waiting(job, tx)
  if (!email || email.drawn) return email && { ...email, data: null }
  return { ...email, data: await loaders[email.mail.kind](tx, email.mail) }
}

/**
 * What could not be sent is drawn once: thousands of emails wait for a mail server that is away.
 * The usual one leaves at its first try, and its papers never travel through the database.
 */
async function keepFor(
  { sealingKeys }: SendingDeps,
  job: JobRun,
  { mail, message, isKept }: Message,
) {
  if (isKept) return
  const sealed = seal(sealingKeys, purposeOf(mail), message)
  await job.inTenant('write', ({ db }) => keepDrawn(db, mail, sealed))
}
