import { minutes } from '../businesses/calendar.ts'
import { sellCart, type OrderContext } from '../orders/make-order.ts'
import { storyNamed } from '../orders/stories.ts'

/** Passes whose holders have a picture taken at the counter. */
export function makePhotographed(made: OrderContext): void {
  const { business, shop } = made
  const { nowMs } = business.calendar
  const sellerId = business.sellers[0]!
  const [pass] = shop.shelf.passes
  if (!pass) return
  business.pictures
    .facesBy(sellerId)
    .forEach((face, place) =>
      sellCart(
        made,
        { story: storyNamed('counter'), atMs: nowMs - (place + 1) * 26 * 60 * minutes, sellerId },
        [{ ...pass, kind: 'season_pass', quantity: 1, slot: null, counted: null, faces: [face] }],
      ),
    )
}
