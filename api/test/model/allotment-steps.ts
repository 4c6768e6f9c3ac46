import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { takeAllotment } from '@guichet/contract/orders/allotments/take-allotment.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect } from 'vitest'
import { type Allotment, anOfflineSale, overdue, takeOf } from '../factories/sales/allotments.ts'
import { newKey, send } from '../test-server.ts'
import { takenOf, type Counters, type HeldAllotment, type Sale } from './allotment-counters.ts'

const isLost = ({ upTo }: Counters) => upTo(3) === 0
const someDevice = ({ devices, upTo }: Counters) => devices[upTo(devices.length)]!
const someKept = (counters: Counters, isWanted: (kept: HeldAllotment) => boolean) => {
  const wanted = counters.devices.flatMap(({ allotments }) => allotments).filter(isWanted)
  return wanted[counters.upTo(wanted.length)]
}

/** A device takes places; without an answer, it repeats the request with the same key. */
async function take(counters: Counters): Promise<void> {
  const { server, staff, slot, upTo } = counters
  const device = someDevice(counters)
  const left = 25 - takenOf(counters)
  const places = 1 + upTo(6)
  const call = { key: newKey(), body: takeOf([slot.slotId], { places, deviceId: device.id }) }
  const answer = await send(server, staff, takeAllotment, call)
  const again = isLost(counters) ? await send(server, staff, takeAllotment, call) : answer
  const ofDevice = device.allotments.filter(({ isOver }) => !isOver).length
  expect(answer.status).toBe(ofDevice < 3 && places <= left ? 200 : 409)
  expect(again.status).toBe(answer.status)
  if (answer.status !== 200) return
  expect(again.body.publicId).toBe(answer.body.publicId)
  device.allotments.push({
    allotment: again.body as Allotment,
    sold: 0,
    isGivenBack: false,
    isOver: false,
  })
}

/** A device sells, or fails before it has stored the sale, which is then unconfirmed. */
async function sellOffline(counters: Counters): Promise<void> {
  const { slot, upTo } = counters
  const device = someDevice(counters)
  const open = device.allotments.filter(
    ({ isGivenBack, sold, allotment }) => !isGivenBack && sold < allotment.places,
  )
  const kept = open[upTo(open.length)]
  if (!kept || upTo(6) === 0) return
  const count = 1 + upTo(Math.min(3, kept.allotment.places - kept.sold))
  const adults = upTo(count + 1)
  const body = anOfflineSale(
    { ...slot, allotment: kept.allotment },
    {
      from: kept.sold,
      adults,
      children: count - adults,
      // The clock of a device may be wrong by days.
      soldDateTimeUtc: new Date(Date.now() + (upTo(200) - 100) * 3_600_000).toISOString(),
      payment: upTo(3) > 0 ? { method: 'cash' } : { method: 'other', reference: 'Bon' },
    },
  )
  kept.sold += count
  device.sales.push({ kept, body, key: newKey(), orderId: null })
}

/** Settles a sale of a device, or settles one again, with its key or a new one. */
export async function settle({ server, staff }: Counters, sale: Sale, key = newKey()) {
  const { status, body } = await send(server, staff, settleAllotmentSale, {
    key,
    params: { allotmentPublicId: sale.kept.allotment.publicId },
    body: sale.body,
  })
  expect([status, body.type]).toEqual([200, undefined])
  if (sale.orderId !== null) expect(body.publicId).toBe(sale.orderId)
  sale.orderId = body.publicId
}

async function settleSome(counters: Counters): Promise<void> {
  const { sales } = someDevice(counters)
  const sale = sales[counters.upTo(sales.length)]
  if (!sale) return
  const [first, second] = [isLost(counters), isLost(counters)]
  await settle(counters, sale, first ? sale.key : newKey())
  // The response was lost: the request is sent again.
  if (second) await settle(counters, sale, first ? sale.key : newKey())
}

/** Returned by its device, or taken back without the device's knowledge. */
async function giveBack(counters: Counters): Promise<void> {
  const { server, staff, upTo } = counters
  const kept = someKept(counters, ({ isGivenBack }) => !isGivenBack)
  if (!kept) return
  const isTakenBack = upTo(2) === 0
  const { status } = await send(server, staff, returnAllotment, {
    params: { allotmentPublicId: kept.allotment.publicId },
    body: { isTakenBack },
  })
  expect(status).toBe(kept.isOver ? 409 : 200)
  kept.isOver = true
  if (!isTakenBack) kept.isGivenBack = true
}

/** The clock passes the end of the slots, and the job runs. */
async function expire(counters: Counters): Promise<void> {
  const kept = someKept(counters, ({ isOver }) => !isOver)
  if (!kept || counters.upTo(2) === 0) return
  await overdue(counters.server, kept)
  await counters.server.app.worker.drain()
  kept.isOver = true
}

async function sellOnline(counters: Counters): Promise<void> {
  const { server, staff, slot, upTo } = counters
  const quantity = 1 + upTo(3)
  const left = 25 - takenOf(counters)
  const { rows } = await server.owner.query<{ begins_at: Date }>(
    'select begins_at from slot where id = $1',
    [slot.slotId],
  )
  const { status } = await send(server, staff, sell, {
    key: newKey(),
    body: {
      tickets: [
        {
          productId: slot.adultId,
          quantity,
          activationDateTimeUtc: new Date(rows[0]!.begins_at).toISOString(),
          timeslotBegin: '00:00',
          timeslotEnd: '23:59',
        },
      ],
      payment: { method: 'cash' },
    },
  })
  expect(status).toBe(quantity <= left ? 200 : 409)
  if (status !== 200) return
  counters.online.places += quantity
  counters.online.orders += 1
}

/** Scans a ticket of a device at the gate, whether its sale is settled or not. */
async function enter(counters: Counters): Promise<void> {
  const { sales } = someDevice(counters)
  const sale = sales[counters.upTo(sales.length)]
  if (!sale) return
  const { ticketPublicId: id } = sale.body.seats[0]!
  const { seats } = sale.kept.allotment.slots[0]!
  const { barcode } = seats.find(({ ticketPublicId }) => ticketPublicId === id)!
  const { result } = await counters.gate.scan(barcode)
  expect(result).toBe(counters.entered.has(id) ? 'used' : 'accepted')
  counters.entered.add(id)
}

export const steps = [
  take,
  take,
  sellOffline,
  sellOffline,
  sellOffline,
  settleSome,
  settleSome,
  giveBack,
  expire,
  sellOnline,
  enter,
]
