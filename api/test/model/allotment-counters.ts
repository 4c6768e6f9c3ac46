import { newId } from '../../src/platform/values/ids.ts'
import { aSlotOfToday, type Allotment, type OfflineSale } from '../factories/sales/allotments.ts'
import { aGate } from '../factories/sales/gate.ts'
import { anOpenTill } from '../factories/sales/tills.ts'
import { aBusiness } from '../factories/staff.ts'
import { type TestServer } from '../test-server.ts'

/** An allotment as its device knows it: the number of sold places, and whether it returned it. */
export type HeldAllotment = {
  allotment: Allotment
  sold: number
  isGivenBack: boolean
  isOver: boolean
}
export type Sale = { kept: HeldAllotment; body: OfflineSale; key: string; orderId: string | null }
type Device = { id: string; allotments: HeldAllotment[]; sales: Sale[] }

/** Two counters without a network, one with, and a gate; and the state that a model expects. */
export type Counters = Awaited<ReturnType<typeof openCounters>>

export async function openCounters(server: TestServer, number: () => number) {
  const staff = await aBusiness(server)
  await anOpenTill(server, staff)
  const slot = await aSlotOfToday(server, staff, { capacity: 25 })
  const devices: Device[] = [1, 2].map(() => ({ id: newId(), allotments: [], sales: [] }))
  const gate = await aGate(server, staff)
  return {
    server,
    staff,
    slot,
    devices,
    gate,
    /** A number from 0 to `below`, exclusive. */
    upTo: (below: number) => Math.floor(number() * below),
    /** Places that the counter with a network sold, and in which orders. */
    online: { places: 0, orders: 0 },
    entered: new Set<string>(),
  }
}

const heldBy = ({ devices }: Counters) =>
  devices.flatMap(({ allotments }) => allotments).filter(({ isOver }) => !isOver)
const settledOf = (kept: HeldAllotment, { devices }: Counters) =>
  devices
    .flatMap(({ sales }) => sales)
    .filter((sale) => sale.kept === kept && sale.orderId !== null)
    .reduce((sum, { body }) => sum + body.seats.length, 0)

/** Expected taken places of the slot: sold, settled, and held by open allotments. */
export const takenOf = (counters: Counters): number => {
  const all = counters.devices.flatMap(({ allotments }) => allotments)
  const settled = all.reduce((sum, kept) => sum + settledOf(kept, counters), 0)
  const waiting = heldBy(counters).reduce(
    (sum, kept) => sum + kept.allotment.places - settledOf(kept, counters),
    0,
  )
  return counters.online.places + settled + waiting
}
