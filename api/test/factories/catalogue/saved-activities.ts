import { getActivity } from '@guichet/contract/activities/find-activities.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

export const rulesOf = (answer: { body: { fields?: { field: string; rule: string }[] } }) =>
  Object.fromEntries((answer.body.fields ?? []).map(({ field, rule }) => [field, rule]))

/** Activities of one business, read again over the API. */
export function savedActivities(server: TestServer, staff: Staff) {
  const read = async (id: string) =>
    (await send(server, staff, getActivity, { params: { id } })).body
  return { read }
}
