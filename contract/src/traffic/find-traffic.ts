import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate, QueryInteger } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

/** As many activities as one search may name. */
export const trafficActivityLimit = 100
// The all-zero id names nothing.
const idText = '(?!0{8}(-0{4}){3}-0{12})[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
/** Named again and again, or once with commas. */
const Ids = printedAs(
  z
    .union([z.string('type'), z.array(z.string('type'), 'type')], 'type')
    .transform((ids) => [ids].flat().flatMap((some) => some.split(',')))
    .transform((ids) => (ids.join('') === '' ? [] : ids))
    .pipe(
      z
        .array(Id, 'type')
        .min(1, 'oneActivity')
        .max(trafficActivityLimit, `maxItems:${trafficActivityLimit}`),
    ),
  {
    anyOf: [
      { type: 'string', pattern: `^${idText}(,${idText}){0,${trafficActivityLimit - 1}}$` },
      {
        type: 'array',
        items: { type: 'string', pattern: `^${idText}$` },
        minItems: 1,
        maxItems: trafficActivityLimit,
      },
    ],
    description: 'Ids of activities: the parameter again and again, or once with commas',
  },
)

/**
 * A slot of a day: what was published, what is taken and what can still be had. Places kept beyond
 * what is published are taken, and never to be had again.
 */
export const TrafficItem = z.strictObject({
  activityPublicId: Id,
  timeSlotBegin: z.string(),
  timeSlotEnd: z.string(),
  initialQuantity: z.int(),
  quantityStillAvailable: z.int(),
  usedQuantity: z.int(),
})

export const findTraffic = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Traffic',
  summary:
    'How full the slots of activities are, by date, over at most 366 days; without a page up to 10 000 of them',
  access: 'Traffic',
  effect: 'read',
  costly: true,
  query: z.strictObject({
    startPeriod: LocalDate,
    endPeriod: LocalDate,
    activityPublicIds: Ids,
    page: QueryInteger(1, 100_000).optional(),
    pageSize: QueryInteger(1, 100).optional(),
  }),
  reply: z.strictObject({
    days: z.array(z.strictObject({ date: LocalDate, items: z.array(TrafficItem) })),
    total: z.int(),
    totalIsCapped: z.boolean(),
    /** The first date after the period that has a slot; null where none has, or the period has. */
    nextDate: LocalDate.nullable(),
  }),
  problems: ['NotFound'],
})
