import type { Body } from '@guichet/contract/endpoint.ts'
import {
  changeOccurrence,
  changeWeekday,
} from '@guichet/contract/timetables/change-availability.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { calendarOf, slotOn } from './timetables.ts'

export type Change = Body<typeof changeOccurrence>

/** Changes of slots in January, as the form of a slot sends them. */
export function slotChanges(server: TestServer, staff: Staff) {
  const changeOf = async (
    activityId: string,
    date: string,
    over: Partial<Change> = {},
  ): Promise<Change> => {
    const { timetablePublicId, availabilityPublicId, version, quantity, beginTime, endTime } =
      await slotOn(server, staff, activityId, date)
    return {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId,
      availabilityPublicId,
      version,
      quantity,
      timeslotBegin: beginTime,
      timeslotEnd: endTime,
      newDate: date,
      currentDate: date,
      ...over,
    }
  }
  const changeOne = async (activityId: string, date: string, over: Partial<Change>, who = staff) =>
    send(server, who, changeOccurrence, {
      body: await changeOf(activityId, date, over),
      key: newKey(),
    })
  const weekday = async (activityId: string, date: string, over: Partial<Change>) =>
    send(server, staff, changeWeekday, {
      body: await changeOf(activityId, date, over),
      key: newKey(),
    })
  const timesOf = async (activityId: string) =>
    (await calendarOf(server, staff, activityId)).flatMap(({ date, timeslots }) =>
      timeslots.map((slot) => `${date} ${slot.beginTime} ${slot.quantity}`),
    )
  return { changeOf, changeOne, weekday, timesOf }
}
