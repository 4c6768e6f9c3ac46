import type { aRental } from '../factories/time.ts'
import { newKey } from '../test-server.ts'

type Skis = Pick<Awaited<ReturnType<typeof aRental>>, 'twoHours' | 'at' | 'sizeIds'>
/** Sale of one pair of a size for a morning, with its own key. */
export const skisSale = (skis: Skis, size = 0) => ({
  body: {
    tickets: [
      {
        productId: skis.twoHours,
        quantity: 1,
        activationDateTimeUtc: skis.at('2030-02-02', '09:00'),
        specificationPublicId: skis.sizeIds[size]!,
      },
    ],
  },
  key: newKey(),
})
