import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../primitives.ts'

const at = { service: 'configuration', path: '/1.0/audit/chain', access: 'Configuration' } as const

/** `head` is the hash of the last line, to be stored outside the database. */
const AuditChain = z.strictObject({
  number: z.int(),
  head: z.string(),
  sealedDateTimeUtc: Instant.nullable(),
  /** Lines that are not in the chain yet; they are sealed within a second. */
  waiting: z.int(),
  isVerifying: z.boolean(),
  verified: z.strictObject({ number: z.int(), dateTimeUtc: Instant, faults: z.int() }).nullable(),
})

export const getAuditChain = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the state of the audit log’s hash chain, and its last verification',
  effect: 'read',
  reply: AuditChain,
  problems: [],
})
export const verifyAudit = endpoint({
  ...at,
  method: 'POST',
  summary:
    'Start a verification of the audit log’s hash chain from its first line; only one runs at a time',
  effect: 'write',
  idempotent: true,
  reply: AuditChain,
  problems: ['KeyReused'],
})
