import { z } from 'zod'
import type { AccessType } from '../access.ts'
import { OrderQuery } from '../orders/lists/order-query.ts'
import {
  Choice,
  Id,
  Instant,
  Integer,
  LanguageCode,
  LocalDate,
  NotEmpty,
  Required,
  Unique,
  Version,
} from '../primitives.ts'
import { extractFormats } from '../tickets/lists/extract-tickets.ts'
import { TicketQuery } from '../tickets/lists/ticket-query.ts'

/** Subjects of an export, each with the access type of the same file made by hand. */
export const exportSubjects = {
  sales: 'SalesReports',
  journal: 'SalesReports',
  orders: 'Orders',
  tickets: 'Tickets',
} as const satisfies Record<string, AccessType>
export type ExportSubject = keyof typeof exportSubjects
export const exportSubjectNames = Object.keys(exportSubjects) as [ExportSubject, ...ExportSubject[]]
export const exportRhythms = ['daily', 'weekly', 'monthly'] as const
export type ExportRhythm = (typeof exportRhythms)[number]
/** Limits: schedules of a business, recipients of a schedule. */
export const exportLimit = 50
const recipientLimit = 20
export const exportNameLimit = 75
/** Days before a file expires; its link then says so. */
export const exportKeptDays = 7

const Subject = Choice(exportSubjectNames)
const facts = {
  name: Required(exportNameLimit),
  subject: Subject,
  /** Sales are always a workbook. */
  format: Choice(extractFormats),
  /** Language of the file; each email is in the language of its recipient. */
  language: LanguageCode,
  rhythm: Choice(exportRhythms),
  /** Weekday of a weekly schedule, Monday 1 to Sunday 7; day of the month of a monthly one. */
  day: Integer(1, 28),
  /** Hour in the time zone of the business. */
  hour: Integer(0, 23),
  isPaused: z.boolean('type'),
  /** Journal: true to defer revenue to the day of use. */
  isDeferred: z.boolean('type'),
  /** Orders: true to include only those of the period, whatever days the filter has. */
  isOfPeriod: z.boolean('type'),
  /** Filter of the orders or tickets; without it all are exported. */
  orders: OrderQuery.omit({ collaboratorId: true }).optional(),
  tickets: TicketQuery.omit({ collaboratorId: true }).optional(),
}

/** Recipients must be staff who can make such a file themselves. */
export const ExportForm = z.strictObject({
  ...facts,
  recipientPublicIds: Unique(NotEmpty(Id, recipientLimit)),
  version: Version,
})
export type ExportForm = z.output<typeof ExportForm>

/** `missed`: a later run was due before it began. `expired`: done, and the file was deleted. */
const exportStates = ['waiting', 'done', 'expired', 'failed', 'missed'] as const
/** Reasons why a run has no file. */
export const exportFaults = ['nobodyMayRead', 'filterGone', 'deleted', 'notWritten'] as const
/** States of the email to a recipient; `noAccess` and `left` recipients get none. */
const letterStates = ['waiting', 'sent', 'refused', 'noAccess', 'left'] as const

export const ExportRun = z.strictObject({
  publicId: Id,
  exportPublicId: Id,
  name: z.string(),
  subject: Subject,
  format: Choice(extractFormats),
  isByHand: z.boolean(),
  dueDateTimeUtc: Instant,
  /** The period of the file, both days inclusive. */
  startDate: LocalDate,
  endDate: LocalDate,
  state: z.enum(exportStates),
  fault: z.enum(exportFaults).nullable(),
  startedDateTimeUtc: Instant.nullable(),
  endedDateTimeUtc: Instant.nullable(),
  expiresDateTimeUtc: Instant.nullable(),
  rows: z.int().nullable(),
  bytes: z.int().nullable(),
  letters: z.array(z.strictObject({ publicId: Id, name: z.string(), state: z.enum(letterStates) })),
})
export type ExportRun = z.output<typeof ExportRun>

/** A member of the staff; `mayRead`: they can currently read the exported data. */
export const ExportReader = z.strictObject({
  publicId: Id,
  name: z.string(),
  email: z.string(),
  language: LanguageCode,
  mayRead: z.boolean(),
})

export const ScheduledExport = z.strictObject({
  ...facts,
  publicId: Id,
  version: z.int(),
  recipients: z.array(ExportReader),
  createdByName: z.string(),
  /** Null while it is paused. */
  nextDueDateTimeUtc: Instant.nullable(),
  lastRun: ExportRun.nullable(),
})
export type ScheduledExport = z.output<typeof ScheduledExport>

/** Access types that open schedules; each one shows the schedules of its own subjects. */
export const anySubject = ['SalesReports', 'Orders', 'Tickets'] as const satisfies AccessType[]
