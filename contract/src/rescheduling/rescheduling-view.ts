import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Instant, LocalDate, WallTime } from '../primitives.ts'
import { workStates } from '../work/work.ts'

/** `moved`: the client or staff chose another time. `refundAsked`: staff must decide. */
const answers = ['moved', 'refundAsked'] as const
const counted = {
  tickets: z.int(),
  freed: z.int(),
  moved: z.int(),
  refundAsked: z.int(),
  waiting: z.int(),
  orders: z.int(),
  told: z.int(),
}

/** A cancelled date, with the progress of its clients. */
export const Rescheduling = z.strictObject({
  publicId: Id,
  workPublicId: Id.nullable(),
  workState: z.enum(workStates).nullable(),
  reason: z.string(),
  createdDateTimeUtc: Instant,
  createdBy: z.string(),
  /** The cancelled hours; null when single tickets were named. */
  date: LocalDate.nullable(),
  beginTime: WallTime.nullable(),
  endTime: WallTime.nullable(),
  isAllDay: z.boolean(),
  items: z.array(Bilingual),
  ...counted,
})
export type Rescheduling = z.output<typeof Rescheduling>

/** A ticket of a cancelled date. `lost` is its former time, `now` its current one. */
const Span = z.strictObject({ beginDateTimeUtc: Instant, endDateTimeUtc: Instant })
export const LostTicket = z.strictObject({
  publicId: Id,
  version: z.int(),
  reference: z.string(),
  kind: z.enum(kinds),
  title: Bilingual,
  categoryTitle: Bilingual.nullable(),
  activityPublicId: Id.nullable(),
  lost: Span,
  now: Span.nullable(),
  isFreed: z.boolean(),
  isVoided: z.boolean(),
  answer: z.enum(answers).nullable(),
  answeredDateTimeUtc: Instant.nullable(),
  answeredBy: z.string().nullable(),
  isAnsweredByClient: z.boolean(),
})
export type LostTicket = z.output<typeof LostTicket>
export const LostOrder = z.strictObject({
  orderPublicId: Id,
  orderReferenceNumber: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  mail: z
    .strictObject({
      publicId: Id,
      state: z.enum(['waiting', 'sent', 'refused', 'erased', 'withdrawn']),
      sentDateTimeUtc: Instant.nullable(),
      count: z.int(),
    })
    .nullable(),
  tickets: z.array(LostTicket),
})
