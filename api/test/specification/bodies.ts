import type { Staff } from '../factories/staff.ts'
import type { CallName } from '../security/calls/calls.ts'
import type { Valid } from '../security/calls/valid-call.ts'
import type { TestServer } from '../test-server.ts'
import { activityBodies } from './activity-bodies.ts'
import { clientBodies } from './client-bodies.ts'
import { officeBodies } from './office-bodies.ts'
import { rentalBodies } from './rental-bodies.ts'
import { staffBodies } from './staff-bodies.ts'
import { timetableBodies } from './timetable-bodies.ts'

/** A request of each call with the members of the specification: none of ours is in it. */
export const bodies = async (
  server: TestServer,
  staff: Staff,
): Promise<Partial<Record<CallName, Valid>>> => ({
  ...(await activityBodies(server, staff)),
  ...(await clientBodies(server, staff)),
  ...(await officeBodies(server, staff)),
  ...(await rentalBodies(server, staff)),
  ...(await staffBodies(server, staff)),
  ...(await timetableBodies(server, staff)),
})
