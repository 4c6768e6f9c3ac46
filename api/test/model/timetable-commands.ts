import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { changeOccurrence } from '@guichet/contract/timetables/change-availability.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { removeSeriesByOtherPath } from '@guichet/contract/timetables/remove-availability.ts'
import fc from 'fast-check'
import { lostDay } from '../factories/sales/lost-days.ts'
import { pick, place, type Command } from './command.ts'
import { beyond, offered, type Model, type Ticket } from './model.ts'
import { dates, seriesOf } from './shop.ts'
import { date } from './ticket-commands.ts'

const lose = (tickets: readonly Ticket[]) => {
  for (const ticket of tickets) ticket.date = null
}

export const publish: Command<{ quantity: number }> = {
  name: 'publish',
  asked: fc.record({ quantity: fc.integer({ min: 1, max: 3 }) }),
  ask: ({ call, staff, activityId }, { quantity }) =>
    call(createTimetable, { body: seriesOf(staff, activityId, quantity) }),
  expected: () => 200,
  done: ({ series }, { quantity }, { body }) => {
    series.push({
      id: (body.timetablePublicIds as string[])[0]!,
      offers: new Map(dates.map((date) => [date, quantity])),
    })
  },
}

type Edit = { series: number; date: string; quantity: number; keeps: boolean }
/** A quantity below the sold places requires a choice. */
export const edit: Command<Edit> = {
  name: 'edit',
  asked: fc.record({
    series: place,
    date,
    quantity: fc.integer({ min: 0, max: 4 }),
    keeps: fc.boolean(),
  }),
  ask: async ({ server, staff, call, model }, asked) => {
    const timetablePublicId = pick(model.series, asked.series).id
    const { id, version } = (
      await server.owner.query<{ id: string; version: number }>(
        `select a.id, t.version
          from timetable t
          join availability a on (a.tenant_id, a.timetable_id) = (t.tenant_id, t.id)
          where t.id = $1`,
        [timetablePublicId],
      )
    ).rows[0]!
    return call(changeOccurrence, {
      body: {
        collaboratorPublicId: staff.tenantId,
        timetablePublicId,
        availabilityPublicId: id,
        version,
        timeslotBegin: '09:00',
        timeslotEnd: '12:00',
        quantity: asked.quantity,
        newDate: asked.date,
        currentDate: asked.date,
        acceptConflicts: true,
        ...(asked.keeps && { soldTickets: 'keep' as const }),
      },
    })
  },
  expected: (model, asked) => {
    const was = pick(model.series, asked.series).offers.get(asked.date)
    if (was === undefined) return 404
    return asked.quantity < was &&
      !asked.keeps &&
      beyond(model, asked.date, offered(model, asked.date) - was + asked.quantity).length > 0
      ? 409
      : 200
  },
  done: (model, asked) => {
    pick(model.series, asked.series).offers.set(asked.date, asked.quantity)
  },
}

/** Sales that exceed what the other series still offer. */
const orphans = (model: Model, offers: ReadonlyMap<string, number>) =>
  [...offers].flatMap(([item, own]) =>
    own > 0 ? beyond(model, item, offered(model, item) - own) : [],
  )
export const remove: Command<{ series: number; choice: 'none' | 'keep' | 'reschedule' }> = {
  name: 'remove',
  asked: fc.record({ series: place, choice: fc.constantFrom('none', 'keep', 'reschedule') }),
  ask: async ({ staff, call, activityId, model, settle }, { series, choice }) => {
    const answer = await call(removeSeriesByOtherPath, {
      params: { id: pick(model.series, series).id },
      query: {
        itemPublicId: activityId,
        collaboratorPublicId: staff.tenantId,
        ...(choice !== 'none' && { soldTickets: choice, reschedulingReason: 'Fermeture' }),
      },
    })
    await settle()
    return answer
  },
  expected: (model, { series, choice }) => {
    const { offers } = pick(model.series, series)
    if (offers.size === 0) return 404
    return choice === 'none' && orphans(model, offers).length > 0 ? 409 : 200
  },
  done: (model, { series, choice }) => {
    const { offers } = pick(model.series, series)
    if (choice === 'reschedule') lose(orphans(model, offers))
    offers.clear()
  },
}

export const loseDay: Command<{ date: string; closesSlots: boolean }> = {
  name: 'lose the day',
  asked: fc.record({ date, closesSlots: fc.boolean() }),
  ask: async ({ call, activityId, settle }, asked) => {
    const answer = await call(rescheduleTickets, {
      body: lostDay([activityId], {
        reschedulingDateTime: asked.date,
        closesSlots: asked.closesSlots,
      }),
    })
    await settle()
    return answer
  },
  expected: (model, asked) => (beyond(model, asked.date, 0).length > 0 ? 200 : 404),
  done: (model, asked) => {
    lose(beyond(model, asked.date, 0))
    if (asked.closesSlots) for (const { offers } of model.series) offers.delete(asked.date)
  },
}
