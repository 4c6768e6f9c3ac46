import { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey } from '../test-server.ts'
import { reach } from './processes.ts'

/** Sells one ticket to an email, through any process of a race. */
export const buyingOf =
  (staff: Staff, { productId, lastName }: { productId: string; lastName: string }) =>
  (base: string, email: string) =>
    reach(base, staff, sell, {
      body: {
        tickets: [{ productId, quantity: 1 }],
        payment: { method: 'cash' },
        email,
        lastName,
      },
      key: newKey(),
    })
