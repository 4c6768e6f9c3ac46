import { anAllotment, anOfflineSale, aSlotOfToday, takeOf } from '../factories/sales/allotments.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of allotments; an endpoint that ends one gets its own. */
export async function allotmentCalls(server: TestServer, staff: Staff) {
  const read = await anAllotment(server, staff)
  const sold = await anAllotment(server, staff)
  const returned = await anAllotment(server, staff)
  const { slotId } = await aSlotOfToday(server, staff, { capacity: 10_000 })
  return {
    takeAllotment: {
      body: { collaboratorPublicId: staff.tenantId, ...takeOf([slotId], { places: 1 }) },
    },
    findAllotments: {},
    getAllotment: { params: { allotmentPublicId: read.allotment.publicId } },
    settleAllotmentSale: {
      params: { allotmentPublicId: sold.allotment.publicId },
      body: anOfflineSale(sold),
    },
    returnAllotment: {
      params: { allotmentPublicId: returned.allotment.publicId },
      body: {},
    },
  }
}
