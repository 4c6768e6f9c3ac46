import { z } from 'zod'
import type { AccessType } from '../access.ts'
import { OrderQuery } from '../orders/lists/order-query.ts'
import {
  Chosen,
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

/** What may be exported, each with the access that makes such a file by hand. */
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
/** As many schedules as a business keeps, and as many people as one writes to. */
export const exportLimit = 50
const recipientLimit = 20
export const exportNameLimit = 75
/** A file is there this long; its link says then that it has expired. */
export const exportKeptDays = 7

const Subject = Chosen(exportSubjectNames)
const facts = {
  name: Required(exportNameLimit),
  subject: Subject,
  /** Sales are a workbook. */
  format: Chosen(extractFormats),
  /** Of the file; each letter is in the language of its reader. */
  language: LanguageCode,
  rhythm: Chosen(exportRhythms),
  /** Of a weekly one the weekday, Monday 1 to Sunday 7; of a monthly one the day of the month. */
  day: Integer(1, 28),
  /** On the clock of the business. */
  hour: Integer(0, 23),
  isPaused: z.boolean('type'),
  /** Of the journal: whether revenue waits for the day of use. */
  isDeferred: z.boolean('type'),
  /** Of orders: only those of the period, whatever days their filter names. */
  isOfPeriod: z.boolean('type'),
  /** Which orders, or which tickets: all without it. */
  orders: OrderQuery.omit({ collaboratorId: true }).optional(),
  tickets: TicketQuery.omit({ collaboratorId: true }).optional(),
}

/** Recipients are staff of the business who may make such a file themselves. */
export const ExportForm = z.strictObject({
  ...facts,
  recipientPublicIds: Unique(NotEmpty(Id, recipientLimit)),
  version: Version,
})
export type ExportForm = z.output<typeof ExportForm>

/**
 * `missed`: a later time was due as well before it could begin. `expired`: done, and the file is
 * gone.
 */
const exportStates = ['waiting', 'done', 'expired', 'failed', 'missed'] as const
/** Why there is no file. */
export const exportFaults = ['nobodyMayRead', 'filterGone', 'deleted', 'notWritten'] as const
/** What became of a letter; the last two had none. */
const letterStates = ['waiting', 'sent', 'refused', 'noAccess', 'left'] as const

export const ExportRun = z.strictObject({
  publicId: Id,
  exportPublicId: Id,
  name: z.string(),
  subject: Subject,
  format: Chosen(extractFormats),
  isByHand: z.boolean(),
  dueDateTimeUtc: Instant,
  /** The period that it is of, both days in it. */
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

/** A member of the staff, and whether they may read what is exported now. */
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

/** Whoever may make one of these files sees the schedules of those that they may make. */
export const anySubject = ['SalesReports', 'Orders', 'Tickets'] as const satisfies AccessType[]
