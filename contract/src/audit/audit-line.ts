import { z } from 'zod'
import { Choice, Id, Instant, LocalDate } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { auditActions } from './audit-actions.messages.ts'
import { auditSubjects } from './audit-subjects.messages.ts'

/** Filters of the audit log: business days, actor, action, subject. */
export const AuditQuery = z.strictObject({
  startDate: LocalDate.optional(),
  endDate: LocalDate.optional(),
  actorPublicId: Id.optional(),
  action: Choice(auditActions).optional(),
  subject: Choice(auditSubjects).optional(),
  subjectPublicId: Id.optional(),
})
export type AuditQuery = z.output<typeof AuditQuery>

const day = '(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
const minute = '([01][0-9]|2[0-3]):[0-5][0-9]'
const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const cursor = new RegExp(`^${day}T${minute}:[0-5][0-9]\\.[0-9]{3}Z_${id}$`)
/** The position at which a page ended, as the reply's `next` returned it. */
export const Cursor = printedAs(z.string('type').regex(cursor, 'invalid'), {
  type: 'string',
  maxLength: 61,
  pattern: cursor.source,
})

export const AuditLine = z.strictObject({
  publicId: Id,
  /** Position in the hash chain; null for about a second, until the line is sealed. */
  number: z.int().nullable(),
  dateTimeUtc: Instant,
  /** Dotted code; `audit-actions.messages.ts` has its names. */
  action: z.string(),
  actor: z.strictObject({
    /** `system`: a background job, or a command of the installation. */
    kind: z.enum(['staff', 'key', 'client', 'system']),
    publicId: Id.nullable(),
    name: z.string().nullable(),
  }),
  subject: z.strictObject({
    kind: z.string(),
    publicId: Id,
    /** Its current name; null when it has none or no longer exists. */
    name: z.string().nullable(),
  }),
  order: z.strictObject({ publicId: Id, orderReferenceNumber: z.string() }).nullable(),
  /** Ids, codes, cents and field names; `describe-audit.ts` turns them into text. */
  facts: z.record(z.string(), z.unknown()),
  /** Text that people typed, until it is erased; only for main staff and readers of clients. */
  texts: z.record(z.string(), z.string()),
})
export type AuditLine = z.output<typeof AuditLine>
