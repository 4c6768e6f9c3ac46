import { aCartToKeep, aSavedCart } from '../factories/sales/saved-carts.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of saved carts; an endpoint that changes a cart gets its own. */
export async function savedCartCalls(server: TestServer, staff: Staff) {
  const parked = async () => aSavedCart(server, staff, { isParked: true, capacity: 10_000 })
  const { cart: read } = await parked()
  const { cart: saved } = await parked()
  const { cart: thrown } = await parked()
  return {
    findSavedCarts: {},
    getSavedCart: { params: { cartPublicId: read.publicId } },
    saveCart: {
      params: { cartPublicId: saved.publicId },
      body: {
        ...aCartToKeep({ name: 'Groupe de 10 h', content: saved.content }),
        version: saved.version,
      },
    },
    deleteSavedCart: { params: { cartPublicId: thrown.publicId } },
  }
}
