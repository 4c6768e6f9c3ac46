import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** The page of a business over the API. */
export function officeOf(server: TestServer, staff: Staff) {
  const get = async (who = staff) =>
    (await send(server, who, getOfficeProfile, { params: { id: who.tenantId } })).body
  const save = (who: Staff, body: ProfileForm) =>
    send(server, who, saveOfficeProfile, { params: { id: who.tenantId }, body })
  return { get, save }
}
