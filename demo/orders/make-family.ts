import { minutes } from '../businesses/calendar.ts'
import type { CartLine } from './cart-line.ts'
import { sellCart, type OrderContext } from './make-order.ts'
import { rentalFrom } from './make-timed-cart.ts'
import { storyNamed } from './stories.ts'

const days = 24 * 60 * minutes
/** The family comes within the hour; its last visit was ten days ago. */
const visits = [
  { soldBefore: 11 * days, beginsIn: -10 * days, areSizesOpen: false },
  { soldBefore: 2 * days, beginsIn: 55 * minutes, areSizesOpen: true },
]
const people = [
  { age: 39, height: 168, boot: '25.5' },
  { age: 9, height: 134, boot: '21.5' },
  { age: 6, height: 117, boot: '18.5' },
]
const children = ['Maëlle', 'Loïc']

/** A returning family: its members are stored, and one size is left open until the hand-out. */
export function makeFamily(made: OrderContext): void {
  const { business, shop } = made
  const { nowMs } = business.calendar
  const [product] = shop.rentals.flat(2)
  if (!product) return
  const client = made.clientAt(nowMs - 11 * days)
  for (const { soldBefore, beginsIn, areSizesOpen } of visits) {
    const beginsMs = Math.floor((nowMs + beginsIn) / (5 * minutes)) * 5 * minutes
    const line = rentalFrom(business, product, { quantity: people.length, beginsMs })
    if (line)
      writeVisit({ ...made, clientAt: () => client }, line, {
        atMs: nowMs - soldBefore,
        names: [client.firstName, ...children].map((name) => [name, client.lastName] as const),
        areSizesOpen,
      })
  }
}

type Visit = {
  atMs: number
  names: (readonly [first: string, last: string])[]
  areSizesOpen: boolean
}
function writeVisit(
  made: OrderContext,
  line: CartLine,
  { atMs, names, areSizesOpen }: Visit,
): void {
  const { sheet, id: tenant_id } = made.business
  const { order } = sellCart(made, { story: storyNamed('online'), atMs }, [line])
  const pieces = order.units.filter(({ kind }) => kind === 'equipment_rental')
  people.forEach(({ age, height, boot }, position) => {
    const [first_name, last_name] = names[position]!
    const keys = { tenant_id, order_id: order.id, position }
    sheet.add('party_member', {
      ...keys,
      first_name,
      last_name,
      birth_date: null,
      age,
      height_cm: height,
      boot,
    })
    sheet.add('party_piece', {
      ...keys,
      unit_id: pieces[position]!.id,
      is_size_open: areSizesOpen && position === people.length - 1,
    })
  })
}
