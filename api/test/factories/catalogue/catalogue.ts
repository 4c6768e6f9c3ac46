import { newId } from '../../../src/platform/values/ids.ts'
import { instantOf } from '../../../src/platform/values/zoned-time.ts'
import type { TestServer } from '../../test-server.ts'

type Tenant = { tenantId: string }
export type NewTicketType = { productId: string; activityId: string }
type TypeOptions = {
  cents?: number
  scheduling?: 'WithCalendar' | 'WithCalendarOrAnytime' | 'Anytime'
  active?: boolean
  activityId?: string
}

/** A ticket type with the category and activity above it. */
export async function aTicketType(
  { owner }: TestServer,
  { tenantId }: Tenant,
  { cents = 1999, scheduling = 'WithCalendar', active = true }: TypeOptions = {},
): Promise<NewTicketType> {
  const [activityId, categoryId, productId] = [newId(), newId(), newId()]
  await owner.query(
    `insert into activity (tenant_id, id, position, name)
      select $1, $2, count(*), $3
      from activity
      where tenant_id = $1`,
    [tenantId, activityId, { fr: 'Ski alpin', en: 'Downhill skiing' }],
  )
  await owner.query(
    `insert into activity_category (tenant_id, id, activity_id, kind, scheduling, active)
      values ($1, $2, $3, $4, $5, $6)`,
    [tenantId, categoryId, activityId, 'daily_ticket', scheduling, active],
  )
  await owner.query(
    `insert into product (tenant_id, id, kind, title, price_cents, activity_category_id)
      values ($1, $2, $3, $4, $5, $6)`,
    [tenantId, productId, 'daily_ticket', { fr: 'Adulte', en: 'Adult' }, cents, categoryId],
  )
  return { productId, activityId }
}

export type NewSlot = {
  slotId: string
  activationDateTimeUtc: string
  timeslotBegin: string
  timeslotEnd: string
  date: string
}
type SlotOptions = {
  activityId: string
  quantity?: number
  date?: string
  begin?: string
  end?: string
}

/** A slot as publishing creates it: its resource, and the occurrence that gives it its quantity. */
export async function aSlot(
  { owner }: TestServer,
  { tenantId }: Tenant,
  { activityId, quantity = 100, date = '2030-02-02', begin = '09:00', end = '12:00' }: SlotOptions,
): Promise<NewSlot> {
  const [slotId, timetableId, availabilityId] = [newId(), newId(), newId()]
  const [beginsAt, endsAt] = [
    instantOf(date, begin, 'America/Toronto'),
    instantOf(date, end, 'America/Toronto'),
  ]
  // In a single statement, as a concurrent backup or check must not see a part of it.
  await owner.query(
    `with new_resource as (
        insert into resource (tenant_id, id, kind, quantity) values ($1, $2, 'slot', $3)
      ), new_slot as (
        insert into slot (
          tenant_id, id, activity_id, on_date, begin_time, end_time, begins_at, ends_at
        )
        values ($1, $2, $4, $5, $6, $7, $8, $9)
      ), new_timetable as (
        insert into timetable (tenant_id, id, item, title, repeats, begins_on, ends_on, weekdays)
        values ($1, $10, 'Activity', 'Horaire', 'Once', $5, $5, '{6}')
      ), new_availability as (
        insert into availability (
          tenant_id, id, timetable_id, activity_id, quantity, begin_time, end_time
        )
        values ($1, $11, $10, $4, greatest(1, $3), $6, $7)
      )
      insert into occurrence (tenant_id, id, availability_id, on_date, slot_id, quantity)
      values ($1, $12, $11, $5, $2, $3)`,
    [
      tenantId,
      slotId,
      quantity,
      activityId,
      date,
      begin,
      end,
      beginsAt,
      endsAt,
      timetableId,
      availabilityId,
      newId(),
    ],
  )
  return { slotId, activationDateTimeUtc: beginsAt, timeslotBegin: begin, timeslotEnd: end, date }
}
