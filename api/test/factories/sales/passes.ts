import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { send, type TestServer } from '../../test-server.ts'
import { aPassOnSale } from '../catalogue/shelf.ts'
import { aStoredPicture } from '../input/pictures.ts'
import type { Staff } from '../staff.ts'
import { holder, shelfCounter } from './shelf-counter.ts'

/** The address of a picture of a face that `staff` just uploaded. */
export const aFace = async (server: TestServer, staff: Staff): Promise<string> =>
  (await aStoredPicture(server, staff, 'profiles')).imageUrl

/** A pass sold to Zoé Roy, with or without the required picture. */
export async function aSoldPass(server: TestServer, staff: Staff, picture?: string) {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const { body: order } = await shelfCounter(server, staff).sale([
    {
      productId,
      quantity: 1,
      ticketOwners: [[holder(identificationId, picture ? { picture } : {})]],
    },
  ])
  return {
    orderId: order.publicId,
    reference: order.orderReferenceNumber,
    ticketId: order.ticketPublicIds,
  }
}

export const ticketsOf = async (server: TestServer, staff: Staff, reference: string) =>
  (await send(server, staff, findTicketsOfOrder, { query: { orderReferenceKey: reference } })).body
    .items
