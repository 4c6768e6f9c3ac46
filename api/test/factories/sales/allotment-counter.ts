import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import type { Allotment, OfflineSale } from './allotments.ts'

type AllotmentHolder = { allotment: Allotment }

/** Operations of a counter on its allotments, and the resulting counts. */
export const allotmentCounter = (server: TestServer, staff: Staff) => ({
  settle: ({ allotment }: AllotmentHolder, body: OfflineSale, who: Staff = staff) =>
    send(server, who, settleAllotmentSale, {
      key: newKey(),
      params: { allotmentPublicId: allotment.publicId },
      body,
    }),
  giveBack: ({ allotment }: AllotmentHolder, isTakenBack = false) =>
    send(server, staff, returnAllotment, {
      params: { allotmentPublicId: allotment.publicId },
      body: { isTakenBack },
    }),
  orderOf: async (ref: string) => (await send(server, staff, getOrder, { params: { ref } })).body,
  countsOf: async ({ slotId }: { slotId: string }) =>
    (
      await server.owner.query<{ taken: number; overbooked: number }>(
        'select taken, overbooked from resource where id = $1',
        [slotId],
      )
    ).rows[0]!,
  salesOf: async ({ allotment }: AllotmentHolder) =>
    (
      await server.owner.query('select from allotment_sale where allotment_id = $1', [
        allotment.publicId,
      ])
    ).rowCount,
})
