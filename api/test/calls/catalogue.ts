import { beforeAll } from 'vitest'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'
import { activityCalls } from './activity-calls.ts'
import { allotmentCalls } from './allotment-calls.ts'
import { apiKeyCalls } from './api-key-calls.ts'
import { auditCalls } from './audit-calls.ts'
import { balanceCalls } from './balance-calls.ts'
import { bulkCalls } from './bulk-calls.ts'
import type { CallName } from './calls.ts'
import { clientCalls } from './client-calls.ts'
import { moveCalls } from './move-calls.ts'
import { officeCalls } from './office-calls.ts'
import { orderCalls } from './order-calls.ts'
import { orderListCalls } from './order-list-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { productCalls } from './product-calls.ts'
import { quoteCalls } from './quote-calls.ts'
import { rebateCalls } from './rebate-calls.ts'
import { rentalCalls } from './rental-calls.ts'
import { reportCalls } from './report-calls.ts'
import { savedCartCalls } from './saved-cart-calls.ts'
import { scheduledExportCalls } from './scheduled-export-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { settingsCalls } from './settings-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { ticketListCalls } from './ticket-list-calls.ts'
import { tillCalls } from './till-calls.ts'
import { timeCalls } from './time-calls.ts'
import { timetableCalls } from './timetable-calls.ts'
import { without, type CatalogueEntry, type ValidCall } from './valid-call.ts'
import { validationCalls } from './validation-calls.ts'
import { webhookCalls } from './webhook-calls.ts'

/**
 * An entry for each call of the contract, with records of the business of `staff`. A new call
 * without an entry does not compile.
 */
const catalogue = async (
  server: TestServer,
  staff: Staff,
): Promise<Record<CallName, CatalogueEntry>> => ({
  ...(await activityCalls(server, staff)),
  ...(await allotmentCalls(server, staff)),
  ...(await apiKeyCalls(server, staff)),
  ...(await auditCalls(server, staff)),
  ...(await balanceCalls(server, staff)),
  ...(await bulkCalls(server, staff)),
  ...(await clientCalls(server, staff)),
  ...(await moveCalls(server, staff)),
  ...(await officeCalls(server, staff)),
  ...(await orderCalls(server, staff)),
  ...(await orderListCalls(server, staff)),
  ...(await paymentCalls(server, staff)),
  ...(await productCalls(server, staff)),
  ...(await quoteCalls(server, staff)),
  ...(await rebateCalls(server, staff)),
  ...(await rentalCalls(server, staff)),
  ...(await reportCalls(server, staff)),
  ...(await savedCartCalls(server, staff)),
  ...(await scheduledExportCalls(server, staff)),
  ...(await sessionCalls(server, staff)),
  ...(await settingsCalls(server, staff)),
  ...(await staffCalls(server, staff)),
  ...(await ticketListCalls(server, staff)),
  ...(await tillCalls(server, staff)),
  ...(await timeCalls(server, staff)),
  ...(await timetableCalls(server, staff)),
  ...(await validationCalls(server, staff)),
  ...(await webhookCalls(server, staff)),
})

export type ValidCalls = Record<CallName, ValidCall>

/** A request of each call that would succeed for `staff`. */
export async function validCalls(server: TestServer, staff: Staff): Promise<ValidCalls> {
  const entries = Object.entries(await catalogue(server, staff))
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, without(entry, 'specified')]),
  ) as ValidCalls
}

/** The valid requests that the tests of one file share; filled in when its tests begin. */
export function useValidCalls(server: TestServer, staff: Staff): ValidCalls {
  const valid = {} as ValidCalls
  // Creates every kind of record of a business, which is slow on a busy machine.
  beforeAll(async () => void Object.assign(valid, await validCalls(server, staff)), 180_000)
  return valid
}

/** A request of each specified call with exactly the members of the specification. */
export async function specifiedCalls(
  server: TestServer,
  staff: Staff,
): Promise<[CallName, ValidCall][]> {
  const entries = Object.entries(await catalogue(server, staff))
  return entries.flatMap(([name, { specified, ...valid }]) =>
    specified ? [[name as CallName, { ...valid, ...specified }] as const] : [],
  )
}
