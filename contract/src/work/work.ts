import { z } from 'zod'
import type { AccessType } from '../access.ts'
import { Id, Instant } from '../primitives.ts'

/**
 * Kinds of long operations, each with the access type that can stop or resume it. The portal names
 * each kind.
 */
export const workKinds = {
  rescheduling: 'Rescheduling',
  resend: 'Orders',
  activation: 'Tickets',
  orderExtract: 'Orders',
  ticketExtract: 'Tickets',
  auditExtract: 'Configuration',
  clientImport: 'Clients',
} as const satisfies Record<string, AccessType>
export type WorkKind = keyof typeof workKinds
const kinds = Object.keys(workKinds) as [WorkKind, ...WorkKind[]]

/** Kinds that apply one action to many orders or tickets. */
export const bulkWorkKinds = ['resend', 'activation'] as const satisfies WorkKind[]
export type BulkWorkKind = (typeof bulkWorkKinds)[number]

/**
 * `failed`: all attempts failed. Completed parts of canceled or failed work stay done; resumed work
 * continues from there.
 */
export const workStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const
export type WorkState = (typeof workStates)[number]
export const Work = z.strictObject({
  publicId: Id,
  /**
   * Its result: the tracking page of a rescheduling, the results of a bulk action, the file of an
   * extract.
   */
  subjectPublicId: Id,
  kind: z.enum(kinds),
  state: z.enum(workStates),
  done: z.int(),
  total: z.int(),
  createdDateTimeUtc: Instant,
  endedDateTimeUtc: Instant.nullable(),
  startedBy: z.string().nullable(),
  /** True when a stop was requested; it takes effect after the current chunk. */
  isStopping: z.boolean(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
})
export type Work = z.output<typeof Work>
