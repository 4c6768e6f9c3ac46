import { createRebateGroup } from '@guichet/contract/rebates/save-rebate-group.ts'
import { createRebate } from '@guichet/contract/rebates/save-rebate.ts'
import { aRebate, aRebateGroup } from '../factories/sales/rebates.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

/** Valid requests of promo codes. */
export async function rebateCalls(server: TestServer, staff: Staff) {
  const make = async () =>
    (await send(server, staff, createRebate, { body: aRebate({ taxSettings: '1.50$' }) })).body
  const group = async () =>
    (await send(server, staff, createRebateGroup, { body: aRebateGroup() })).body
  const [rebate, doomed] = [await make(), await make()]
  const [codes, doomedCodes] = [await group(), await group()]
  return {
    findRebates: { params: { id: staff.tenantId } },
    createRebate: { body: aRebate() },
    saveRebate: { body: rebate },
    archiveRebate: { params: { id: doomed.publicId } },
    findRebateGroups: { params: { id: staff.tenantId } },
    createRebateGroup: { body: aRebateGroup() },
    saveRebateGroup: {
      body: { publicId: codes.publicId, version: codes.version, description: 'Hiver' },
    },
    archiveRebateGroup: { params: { id: doomedCodes.publicId } },
    findGroupCodes: { params: { id: codes.publicId } },
    extractGroupCodes: { params: { id: codes.publicId } },
    findRebateProducts: { params: { id: staff.tenantId } },
  }
}
