import type { Body } from '@guichet/contract/endpoint.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { timetableBody } from './timetables.ts'

export type New = Partial<Body<typeof createTimetable>>

/** Weekly series of one business, published over the API. */
export function newTimetables(server: TestServer, staff: Staff) {
  const create = (activityIds: string[], over: New = {}, key = newKey()) =>
    send(server, staff, createTimetable, { body: timetableBody(staff, activityIds, over), key })
  const countOf = async (table: string) =>
    Number(
      (
        await server.owner.query(`select count(*) from ${table} where tenant_id = $1`, [
          staff.tenantId,
        ])
      ).rows[0].count,
    )
  return { create, countOf }
}
