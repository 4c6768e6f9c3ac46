import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate, QueryInteger } from '../primitives.ts'
import { Ids } from '../query-lists.ts'

/** Maximum number of activities of one search. */
const trafficActivityLimit = 100
/**
 * A slot of a day: published, taken and available places. Places held beyond the published quantity
 * count as taken and never become available.
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
    'List how full the slots of activities are, by date, over at most 366 days; without a page up to 10 000 of them',
  access: 'Traffic',
  effect: 'read',
  costly: true,
  query: z.strictObject({
    startPeriod: LocalDate,
    endPeriod: LocalDate,
    activityPublicIds: Ids(trafficActivityLimit, 'oneActivity'),
    page: QueryInteger(1, 100_000).optional(),
    pageSize: QueryInteger(1, 100).optional(),
  }),
  reply: z.strictObject({
    days: z.array(z.strictObject({ date: LocalDate, items: z.array(TrafficItem) })),
    total: z.int(),
    totalIsCapped: z.boolean(),
    /**
     * The first date with a slot after the period; null when there is none, or when the period has
     * one.
     */
    nextDate: LocalDate.nullable(),
  }),
  problems: ['NotFound'],
})
