import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aLodgingType } from './lodging.ts'

type Room = NonNullable<Parameters<typeof aLodgingType>[0]>
export type SoldStay = { id: string; orderId: string; reference: string }
const nights = { checkInDate: '2030-02-01', checkOutDate: '2030-02-03', numberOfPerson: 2 }

/** Rooms of several categories, each with its number of units, and their sale for two nights. */
export async function aHouse(server: TestServer, staff: Staff, rooms: readonly Room[]) {
  const { body: category } = await send(server, staff, createLodgingCategory, {
    body: {
      collaboratorPublicId: staff.tenantId,
      internationalizedNames: { fr: 'Chambres', en: 'Rooms' },
      types: rooms.map((room, nth) =>
        aLodgingType({
          internationalizedFields: {
            fr: { name: `Chambre ${nth + 1}`, description: 'Deux lits' },
            en: { name: `Room ${nth + 1}`, description: 'Deux lits' },
          },
          quantity: 1,
          rates: [],
          ...room,
        }),
      ),
    },
  })
  const typeIds = category.types.map(({ publicId }) => publicId)
  const { rows } = await server.owner.query<{ id: string; lodging_type_id: string }>(
    'select id, lodging_type_id from product where lodging_type_id = any($1)',
    [typeIds],
  )
  const productIds = typeIds.map((id) => rows.find((row) => row.lodging_type_id === id)!.id)
  const sale = (room: number, over: Partial<CartLine> = {}) =>
    saleOf({ productId: productIds[room]!, quantity: 1, ...nights, ...over })
  const sellStay = async (line: CartLine, method: 'cash' | 'free' = 'cash'): Promise<SoldStay> => {
    const { status, body } = await send(server, staff, sell, saleOf(line, method))
    if (status !== 200) throw new Error(`the sale failed: ${JSON.stringify(body)}`)
    return {
      id: body.bookingPublicIds,
      orderId: body.publicId,
      reference: body.orderReferenceNumber,
    }
  }
  const book = (room: number, method?: 'cash' | 'free') =>
    sellStay({ productId: productIds[room]!, quantity: 1, ...nights }, method)
  return { typeIds, productIds, sale, book, sellStay }
}

const saleOf = (line: CartLine, method: 'cash' | 'free' = 'cash') => ({
  body: { tickets: [line], firstName: 'Marthe', lastName: 'Nuit', payment: { method } },
  key: newKey(),
})

/** A stay, and a room of the same price that it can move to. */
export async function aStayBesideAnother(server: TestServer, staff: Staff) {
  const house = await aHouse(server, staff, [{}, {}])
  return { ...(await house.book(0)), otherTypeId: house.typeIds[1]! }
}
