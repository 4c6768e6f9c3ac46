import { z } from 'zod'
import type { AccessType } from '../access.ts'
import { Id, Instant } from '../primitives.ts'

/**
 * Long work that people watch, and the access that may stop it or take it up again. The portal
 * words each kind.
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

/** Those that do one action to many orders or tickets. */
export const bulkWorkKinds = ['resend', 'activation'] as const satisfies WorkKind[]
export type BulkWorkKind = (typeof bulkWorkKinds)[number]

/**
 * `failed`: given up after its tries. What is done of canceled or failed work stays done; resumed,
 * it goes on where it stopped.
 */
export const workStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const
export type WorkState = (typeof workStates)[number]
export const Work = z.strictObject({
  publicId: Id,
  /**
   * What it works on: of a rescheduling its board, of a bulk action its results, of an extract its
   * file.
   */
  subjectPublicId: Id,
  kind: z.enum(kinds),
  state: z.enum(workStates),
  done: z.int(),
  total: z.int(),
  createdDateTimeUtc: Instant,
  endedDateTimeUtc: Instant.nullable(),
  startedBy: z.string().nullable(),
  /** Somebody asked it to stop; it does after the chunk that it is in. */
  isStopping: z.boolean(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
})
export type Work = z.output<typeof Work>
