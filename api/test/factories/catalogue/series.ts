import type { TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { calendarOf, january, slotOn } from './timetables.ts'

export const march = {
  beginDateTimeUtc: '2030-03-01T05:00:00.000Z',
  endDateTimeUtc: '2030-04-01T03:59:59.999Z',
}

/** The slots of an item in the calendar. */
export function seriesOf(server: TestServer, staff: Staff) {
  const at = async (item: string, date: string) => {
    const slot = await slotOn(server, staff, item, date)
    return {
      params: { id: slot.timetablePublicId, availabilityId: slot.availabilityPublicId },
      version: String(slot.version),
    }
  }
  const datesOf = async (item: string, period = january) =>
    (await calendarOf(server, staff, item, period)).map(({ date }) => date)
  return { at, datesOf }
}
