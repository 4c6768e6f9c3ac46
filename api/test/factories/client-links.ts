import type { TestServer } from '../test-server.ts'
import { anActivityDay, anOrderOn, lostDay, loseDay, tokenFor } from './sales/lost-days.ts'
import type { Staff } from './staff.ts'

export const to = (ticketIds: string[], slotPublicId: string) =>
  ticketIds.map((ticketPublicId) => ({ ticketPublicId, to: { slotPublicId } }))

/** Requests of a client from a link in an email. */
export function clientLinks(server: TestServer, staff: Staff) {
  async function aLink({ quantity = 2, otherCapacity = 100 } = {}) {
    const day = await anActivityDay(server, staff, { otherCapacity })
    const made = await anOrderOn(server, staff, day, { quantity })
    const { publicId: id } = await loseDay(server, staff, lostDay([day.activityId]))
    return { day, ...made, id, token: await tokenFor(server, staff, id, made.orderId) }
  }
  const takenOf = async (id: string) =>
    (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
      .taken as number
  return { aLink, takenOf }
}
