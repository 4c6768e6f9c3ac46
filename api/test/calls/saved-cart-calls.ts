import { aCartToKeep, aKeptCart } from '../factories/sales/kept-carts.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of saved carts; an endpoint that changes a cart gets its own. */
export async function savedCartCalls(server: TestServer, staff: Staff) {
  const parked = async () => aKeptCart(server, staff, { isParked: true, capacity: 10_000 })
  const { cart: read } = await parked()
  const { cart: saved } = await parked()
  const { cart: thrown } = await parked()
  return {
    findKeptCarts: {},
    getKeptCart: { params: { cartPublicId: read.publicId } },
    saveKeptCart: {
      params: { cartPublicId: saved.publicId },
      body: {
        ...aCartToKeep({ name: 'Groupe de 10 h', content: saved.content }),
        version: saved.version,
      },
    },
    deleteKeptCart: { params: { cartPublicId: thrown.publicId } },
  }
}
