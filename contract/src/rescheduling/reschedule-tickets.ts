import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import {
  ActorId,
  Bilingual,
  Id,
  Instant,
  LocalDate,
  NotEmpty,
  Required,
  TenantId,
  Text,
  Unique,
  WallTime,
  reasonLimit,
} from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

/** HH:mm or HH:mm:ss; the whole day is 00:00:00 to 23:59:59. */
const Clock = z
  .string('type')
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'time')
  .transform((time) => time.padEnd(8, ':00'))
/** The cancelled date: a date, or an instant on it. */
const LostDay = z.union([LocalDate, Instant], 'date')
const Items = Unique(z.array(Id, 'type').max(200, 'maxItems:200'))
const TicketIds = Unique(NotEmpty(Id, 5000))
/** A list, or ids separated by commas; faults are reported in the form of the request. */
// The all-zero id is refused.
const idText = '(?!0{8}(-0{4}){3}-0{12})[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
const TicketIdList = z.union(
  [
    printedAs(
      z
        .string('type')
        .max(200_000, 'maxItems:200000')
        .transform((text) => text.split(',').map((id) => id.trim()))
        .pipe(TicketIds),
      {
        type: 'string',
        pattern: `^${idText}(, ?${idText}){0,4999}$`,
        description: 'Ids of tickets, separated by commas, each once',
      },
    ),
    TicketIds,
  ],
  {
    error: ({ input, errors }) =>
      (errors as { message: string }[][])[Array.isArray(input) ? 1 : 0]?.[0]?.message ?? 'type',
  },
)

const asked = {
  collaboratorPublicId: TenantId.optional(),
  administratorUserPublicId: ActorId.optional(),
  /** First form: the tickets to reschedule. */
  ticketPublicIds: TicketIdList.optional(),
  /** Second form: all tickets of these items on that day between these times. */
  reschedulingDateTime: LostDay.optional(),
  reschedulingBeginTime: Clock.optional(),
  reschedulingEndTime: Clock.optional(),
  activityPublicIdToRescheduleList: Items.optional(),
  rentalModelPublicIdToRescheduleList: Items.optional(),
  accessoryPublicIdToRescheduleList: Items.optional(),
  /** True to close the affected slots. Default: true in the second form, false in the first. */
  closesSlots: z.boolean('type').optional(),
  /**
   * True to include unused tickets whose time is over (main staff only); they are excluded by
   * default.
   */
  isDateOver: z.boolean('type').optional(),
  /** True to include the other tickets and rentals of the same orders on that day. */
  includesRestOfDay: z.boolean('type').optional(),
}
type ReschedulingForm = z.output<z.ZodObject<typeof asked>>

/** Validates the form of the body: the first when it has tickets, else the second, complete. */
function wholeForm(
  body: ReschedulingForm,
  ctx: {
    addIssue: (issue: { code: 'custom'; message: string; path: string[]; input: unknown }) => void
  },
) {
  const lacks = (field: string, message = 'required') =>
    ctx.addIssue({ code: 'custom', message, path: [field], input: undefined })
  if (body.ticketPublicIds) return
  if (!body.reschedulingDateTime) lacks('reschedulingDateTime')
  if (!body.reschedulingBeginTime) lacks('reschedulingBeginTime')
  if (!body.reschedulingEndTime) lacks('reschedulingEndTime')
  if (
    body.reschedulingBeginTime &&
    body.reschedulingEndTime &&
    body.reschedulingBeginTime >= body.reschedulingEndTime
  )
    lacks('reschedulingEndTime', 'order')
  if (
    ![
      body.activityPublicIdToRescheduleList,
      body.rentalModelPublicIdToRescheduleList,
      body.accessoryPublicIdToRescheduleList,
    ].some((list) => list?.length)
  )
    lacks('activityPublicIdToRescheduleList')
}
const Launch = z
  .strictObject({
    ...asked,
    reason: Required(reasonLimit).optional(),
    reschedulationReason: Required(reasonLimit).optional(),
  })
  .superRefine((body, ctx) => {
    wholeForm(body, ctx)
    if (body.reason === undefined && body.reschedulationReason === undefined)
      ctx.addIssue({
        code: 'custom',
        message: 'required',
        path: [body.ticketPublicIds ? 'reason' : 'reschedulationReason'],
        input: undefined,
      })
  })
/** Input of a preview, which needs no reason yet. */
const Draft = z
  .strictObject({
    ...asked,
    reason: Text(reasonLimit).optional(),
    reschedulationReason: Text(reasonLimit).optional(),
  })
  .superRefine(wholeForm)
export type ReschedulingRequest = z.output<typeof Draft>

const Counts = { tickets: z.int(), orders: z.int(), people: z.int(), ordersWithoutEmail: z.int() }
const Email = z.strictObject({ subject: z.string(), html: z.string() })
/** The job continues after the reply: the tray shows its progress, the tracking page its result. */
const StartedWork = z.strictObject({ publicId: Id, workPublicId: Id, ...Counts })
const problems = [
  'NotFound',
  'NoTicketToRescheduleFound',
  'NoAccess',
  'KeyReused',
  'StillRunning',
] as const
// By ticket ids, staff who can see orders or tickets may call it; by items it needs the access
// Rescheduling.
const shared = {
  access: ['Rescheduling', 'Orders', 'Tickets'],
  effect: 'write',
  idempotent: true,
  body: Launch,
  reply: StartedWork,
  problems,
} as const

export const rescheduleTickets = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Tickets/rescheduling',
  summary:
    'Cancel a date: its tickets become reschedulable, their places are freed, their slots closed, and each client gets one email with a link',
  ...shared,
})
export const makeReschedulable = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/ticket/reschedulable',
  summary: 'Reschedule tickets by their ids, in the same way',
  ...shared,
})
export const previewRescheduling = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Tickets/rescheduling/preview',
  summary:
    'Preview a rescheduling: affected tickets, slots to close, and the email in both languages; nothing is written',
  access: ['Rescheduling', 'Orders', 'Tickets'],
  effect: 'outside',
  body: Draft,
  reply: z.strictObject({
    ...Counts,
    /** Unused tickets whose time is over. */
    over: z.int(),
    /** Other items of the orders on that day, which stay; lodging is never rescheduled. */
    restOfDay: z.array(
      z.strictObject({
        kind: z.enum(kinds),
        title: Bilingual,
        categoryTitle: Bilingual.nullable(),
        count: z.int(),
        isReschedulable: z.boolean(),
      }),
    ),
    slots: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        date: LocalDate,
        timeslotBegin: WallTime,
        timeslotEnd: WallTime,
        tickets: z.int(),
      }),
    ),
    emails: z.strictObject({ fr: Email, en: Email }),
  }),
  problems: ['NotFound', 'NoAccess'],
})
