import type { Env } from '../env.ts'
import type { Opened } from '../platform/db.ts'
import type { SealedColumn } from '../platform/reseal.ts'
import { seal, unseal, type SealingKeys } from '../platform/secrets.ts'
import type { Ending, JobHandler, JobRun } from '../platform/worker.ts'
import type { Loaders } from './email-content.ts'
import type { EmailDrawer } from './email-drawer.ts'
import { noSmtpElsewhere } from './mail-route.ts'
import { keepDrawn, markMail, waitingMail, type Mail } from './mail.db.ts'
import { sealContent } from './mailbox-content.ts'
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
/** The messages of emails that wait. */
export const sealedMessages: SealedColumn = {
  table: 'mail',
  column: 'drawn',
  key: ['id'],
  isOfBusiness: true,
  purposeOf: ([id], tenantId) => drawnPurpose(tenantId, String(id)),
}
/** Sends the emails that wait. */
export const sendMail = (deps: SendingDeps): JobHandler =>
  deps.env.SMTP_URL && deps.env.SMTP_URL !== 'none'
    ? sendBySmtp(deps, deps.env.SMTP_URL)
    : leaveInMailbox(deps)

const end = (
  { tenantId, payload }: JobRun,
  state: 'sent' | 'refused',
  { error = null, content }: { error?: string | null; content?: Buffer } = {},
): Ending => ({
  done: (tx) => markMail(tx, tenantId, String(payload.mailId), { state, error, content }),
})
const common = {
  lane: 'mail' as const,
  tries,
  retrying: (tx, { tenantId, payload }, error) =>
    markMail(tx, tenantId, String(payload.mailId), { state: 'waiting', error }),
  gaveUp: (tx, { tenantId, payload }, error) =>
    markMail(tx, tenantId, String(payload.mailId), { state: 'refused', error }),
} satisfies Partial<JobHandler>

/** The email stays in the mailbox of the installation as it is now, and counts as sent. */
const leaveInMailbox = (deps: SendingDeps): JobHandler => ({
  ...common,
  run: async (job) => {
    const found = await job.inTenant('read', (tx) => loadWaiting(deps, job, tx))
    if (!found) return
    const content = sealContent(deps.sealingKeys, found.mail, found.data)
    return end(job, 'sent', { content })
  },
  leaseOnlyIf: noSmtpElsewhere,
  close: deps.drawer.close,
})

function sendBySmtp(deps: SendingDeps, url: string): JobHandler {
  const { MAIL_CONNECTIONS, MAIL_FROM: from } = deps.env
  const smtp = openSmtp(url, MAIL_CONNECTIONS)
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
        await smtp.send({ from, to: email.mail.to_email, message: email.message })
      } catch (error) {
        if (isRefusedForGood(error)) return end(job, 'refused', { error: errorOf(error) })
        await keepFor(deps, job, email)
        throw error
      }
      return end(job, 'sent')
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
