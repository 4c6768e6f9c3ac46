import type { Reply } from '@guichet/contract/endpoint.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { recordScans } from '@guichet/contract/validation/record-scans.ts'
import { newId } from '../../../src/platform/values/ids.ts'
import { send, type TestServer } from '../../test-server.ts'
import { aStaff, type Staff } from '../staff.ts'

export type Scan = {
  publicId?: string
  scannedDateTimeUtc?: string
  isOffline?: boolean
  isAdmitted?: boolean
}
export const scanOf = (code: string, over: Scan = {}) => ({
  publicId: newId(),
  code,
  scannedDateTimeUtc: new Date().toISOString(),
  isOffline: false,
  isAdmitted: false,
  ...over,
})

/** A person who may only scan tickets, with a device at the gate of a business. */
export async function aGate(server: TestServer, business: Staff) {
  const validator = await aStaff(server, business, { roleTypes: ['Validator'] })
  const deviceId = newId()
  const send_ = (scans: ReturnType<typeof scanOf>[]) =>
    send(server, validator, recordScans, { body: { devicePublicId: deviceId, scans } })
  return {
    validator,
    deviceId,
    send: send_,
    scan: async (
      code: string,
      over: Scan = {},
    ): Promise<Reply<typeof recordScans>['items'][number]> =>
      (await send_([scanOf(code, over)])).body.items[0]!,
  }
}

/** The code of a ticket as its holder gets it. */
export const codeOf = async (server: TestServer, staff: Staff, id: string): Promise<string> =>
  (await send(server, staff, getTicket, { params: { id } })).body.barcode
