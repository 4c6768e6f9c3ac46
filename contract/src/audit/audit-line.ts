import { z } from 'zod'
import { Chosen, Id, Instant, LocalDate } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { auditActions } from './audit-actions.messages.ts'
import { auditSubjects } from './audit-subjects.messages.ts'

/** Which lines are meant: of days of the business, by a person, of an action, about a thing. */
export const AuditQuery = z.strictObject({
  startDate: LocalDate.optional(),
  endDate: LocalDate.optional(),
  actorPublicId: Id.optional(),
  action: Chosen(auditActions).optional(),
  subject: Chosen(auditSubjects).optional(),
  subjectPublicId: Id.optional(),
})
export type AuditQuery = z.output<typeof AuditQuery>

const day = '(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
const minute = '([01][0-9]|2[0-3]):[0-5][0-9]'
const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const cursor = new RegExp(`^${day}T${minute}:[0-5][0-9]\\.[0-9]{3}Z_${id}$`)
/** Where a page ended, as its reply says it. */
export const Cursor = printedAs(z.string('type').regex(cursor, 'invalid'), {
  type: 'string',
  maxLength: 61,
  pattern: cursor.source,
})

export const AuditLine = z.strictObject({
  publicId: Id,
  /** Its number in the chain; null for a second, until it has one. */
  number: z.int().nullable(),
  dateTimeUtc: Instant,
  /** A dotted code: `audit-actions.messages.ts` has its words. */
  action: z.string(),
  actor: z.strictObject({
    /** `system`: what runs by itself, or a command of the installation. */
    kind: z.enum(['staff', 'key', 'client', 'system']),
    publicId: Id.nullable(),
    name: z.string().nullable(),
  }),
  subject: z.strictObject({
    kind: z.string(),
    publicId: Id,
    /** As it is called now; null for what has no name, or is no more. */
    name: z.string().nullable(),
  }),
  order: z.strictObject({ publicId: Id, orderReferenceNumber: z.string() }).nullable(),
  /** Ids, codes, cents and field names: `describe-audit.ts` puts them into words. */
  facts: z.record(z.string(), z.unknown()),
  /** What people typed, until it is erased; for main staff and whoever reads clients. */
  texts: z.record(z.string(), z.string()),
})
export type AuditLine = z.output<typeof AuditLine>
