import type { Env } from '../env.ts'
import type { Transaction } from '../platform/db/db.ts'
import type { Ending, JobHandler, JobRun } from '../platform/jobs/worker.ts'
import type { SealedColumn } from '../platform/secrets/reseal.ts'
import { seal, unseal, type SealingKeys } from '../platform/secrets/secrets.ts'
import type { Loaders } from './email-content.ts'
import type { EmailDrawer } from './email-drawer.ts'
import { noSmtpElsewhere } from './mail-route.ts'
import { storeRenderedMail, markMail, waitingMail, type Mail } from './mail.db.ts'
import { sealContent } from './mailbox-content.ts'
import { sendingPlaces } from './sending-places.ts'
import { isRefusedForGood, openSmtp } from './smtp.ts'

export type SendingDeps = {
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_CONNECTIONS'>
  loaders: Loaders
  drawer: EmailDrawer
  sealingKeys: SealingKeys
}

// After the first few retries, one a minute for three days.
const tries = 3 * 24 * 60

const errorOf = (error: unknown) => String((error as Error).message ?? error).slice(0, 500)
const purposeOf = ({ tenant_id: tenantId, id }: Mail) => drawnPurpose(tenantId, id)
const drawnPurpose = (tenantId: string | null, id: string) => `mail:${tenantId}:${id}`
/** Encrypted messages of waiting emails. */
export const sealedMessages: SealedColumn = {
  table: 'mail',
  column: 'drawn',
  key: ['id'],
  isOfBusiness: true,
  purposeOf: ([id], tenantId) => drawnPurpose(tenantId, String(id)),
}
/** Sends waiting emails. */
export const sendMail = (deps: SendingDeps): JobHandler =>
  deps.env.SMTP_URL && deps.env.SMTP_URL !== 'none'
    ? sendBySmtp(deps, deps.env.SMTP_URL)
    : leaveInMailbox(deps)

const end = (
  { tenantId, payload }: JobRun,
  state: 'sent' | 'refused' | 'withdrawn',
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

/** Stores the email with its current data in the installation's mailbox, and marks it as sent. */
const leaveInMailbox = (deps: SendingDeps): JobHandler => ({
  ...common,
  run: async (job) => {
    const found = await job.inTenant('read', (tx) => loadWaiting(deps, job, tx))
    if (!found) return
    if (isOutdated(found)) return end(job, 'withdrawn')
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
      if (email === 'outdated') return end(job, 'withdrawn')
      // The place is released once the result is recorded, so that a killed process repeats no more
      // emails than it has places.
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
/** The message, stored by an earlier attempt or rendered now; null when it no longer waits. */
async function messageOf(deps: SendingDeps, job: JobRun): Promise<Message | 'outdated' | null> {
  const { env, drawer, sealingKeys } = deps
  const found = await job.inTenant('read', (tx) => loadWaiting(deps, job, tx))
  if (!found) return null
  if (isOutdated(found)) return 'outdated'
  const { mail, drawn, data } = found
  if (drawn) return { mail, message: unseal(sealingKeys, purposeOf(mail), drawn), isKept: true }
  const message = await drawer.message(
    { kind: mail.kind, data },
    // An email keeps its message id in all attempts, so that a receiver can detect a repetition.
    { messageId: `<${mail.id}@guichet>`, from: env.MAIL_FROM, to: mail.to_email },
  )
  // Rendering a long one takes a quarter of a minute, in which its recipient may have been erased.
  const stillWaits = await job.inTenant('read', (tx) => waiting(job, tx))
  return stillWaits && { mail, message, isKept: false }
}

const waiting = (job: JobRun, { db }: Transaction) =>
  waitingMail(db, job.tenantId, String(job.payload.mailId))
/** A waiting email, with the data of its rendering unless it was rendered before. */
async function loadWaiting({ loaders }: SendingDeps, job: JobRun, tx: Transaction) {
  const email = await waiting(job, tx)
  if (!email || email.drawn) return email && { ...email, data: null }
  return { ...email, data: await loaders[email.mail.kind](tx, email.mail) }
}

const isOutdated = ({ drawn, data }: { drawn: Buffer | null; data: unknown }): boolean =>
  drawn === null && data === null

/**
 * A message that could not be sent is stored, as thousands of emails may wait for an unavailable
 * server. Usually the first attempt succeeds, and nothing is stored.
 */
async function keepFor(
  { sealingKeys }: SendingDeps,
  job: JobRun,
  { mail, message, isKept }: Message,
) {
  if (isKept) return
  const sealed = seal(sealingKeys, purposeOf(mail), message)
  await job.inTenant('write', ({ db }) => storeRenderedMail(db, mail, sealed))
}
