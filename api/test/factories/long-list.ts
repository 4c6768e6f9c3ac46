import type { TestServer } from '../test-server.ts'
import { counterOf } from './sales/counter.ts'
import { aCartLine } from './sales/orders.ts'
import type { Staff } from './staff.ts'

/**
 * 527 tickets of 22 orders: more than one batch; the first buyer is Côté, whose name contains a
 * formula.
 */
export async function aLongList(server: TestServer, staff: Staff): Promise<void> {
  const { sale } = counterOf(server, staff)
  const { line } = await aCartLine(server, staff, { capacity: 2000 })
  await sale([{ ...line, quantity: 2 }], {
    firstName: '=HYPERLINK("http://evil.test")',
    lastName: 'Côté',
    email: 'eloise@example.test',
    phone: '+14185550142',
  })
  for (let i = 0; i < 21; i++) await sale([{ ...line, quantity: 25 }], { lastName: `Groupe ${i}` })
}
