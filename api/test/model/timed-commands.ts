import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import fc from 'fast-check'
import { resizing } from '../factories/catalogue/resized.ts'
import { pick, place, type Command } from './command.ts'
import { helmetsLeft, piecesLeft, roomsLeft, type Model, type Rental, type Span } from './model.ts'
import {
  begins,
  beginStep,
  lengths,
  nightOf,
  nights,
  rentalDays,
  turnaround,
  type Shop,
} from './shop.ts'
import { moved, remember } from './ticket-commands.ts'

type Begin = { day: number; begin: number }
const begin = {
  day: fc.integer({ min: 0, max: rentalDays.length - 1 }),
  begin: fc.integer({ min: 0, max: begins.length - 1 }),
}
const instantOfBegin = ({ skis }: Shop, asked: Begin) =>
  skis.at(rentalDays[asked.day]!, begins[asked.begin]!)
const fits = (
  model: Model,
  { size, helmets }: Pick<Rental, 'size' | 'helmets'>,
  span: Span,
  except?: Rental,
) =>
  piecesLeft(model, size, span, except) > 0 &&
  (helmets === 0 || helmetsLeft(model, span, except) >= helmets)

type Rent = Begin & { size: number; length: number; helmets: number }
const windowOf = (asked: Rent): Span => {
  const from = beginStep(asked.day, asked.begin)
  return { from, until: from + lengths[asked.length]! + turnaround }
}
export const rent: Command<Rent> = {
  name: 'rent',
  asked: fc.record({
    ...begin,
    size: fc.nat({ max: 1 }),
    length: fc.nat({ max: 1 }),
    helmets: fc.nat({ max: 2 }),
  }),
  ask: (shop, asked) =>
    shop.call(sell, {
      body: {
        tickets: [
          {
            productId: asked.length === 0 ? shop.skis.twoHours : shop.skis.oneDay,
            quantity: 1,
            activationDateTimeUtc: instantOfBegin(shop, asked),
            specificationPublicId: shop.skis.sizeIds[asked.size]!,
            ...(asked.helmets > 0 && {
              accessories: [{ productId: shop.skis.helmet, quantity: asked.helmets }],
            }),
          },
        ],
        payment: { method: 'cash' },
      },
    }),
  expected: (model, asked) => (fits(model, asked, windowOf(asked)) ? 200 : 409),
  done: (model, asked, answer) => {
    const {
      id: orderId,
      ticketIds: [id],
    } = remember(model, answer)
    model.rentals.push({
      id: id!,
      orderId,
      size: asked.size,
      ...windowOf(asked),
      helmets: asked.helmets,
      isLive: true,
    })
  },
}

export const moveRental: Command<Begin & { rental: number }> = {
  name: 'move a rental',
  asked: fc.record({ ...begin, rental: place }),
  can: ({ rentals }) => rentals.length > 0,
  ask: (shop, asked) =>
    moved(shop, pick(shop.model.rentals, asked.rental).id, {
      beginDateTimeUtc: instantOfBegin(shop, asked),
    }),
  expected: (model, asked) => {
    const rental = pick(model.rentals, asked.rental)
    const from = beginStep(asked.day, asked.begin)
    return rental.isLive &&
      from !== rental.from &&
      fits(model, rental, { from, until: from + rental.until - rental.from }, rental)
      ? 200
      : 409
  },
  done: (model, asked) => {
    const rental = pick(model.rentals, asked.rental)
    const from = beginStep(asked.day, asked.begin)
    Object.assign(rental, { from, until: from + rental.until - rental.from })
  },
}

export const shrink: Command<{ quantity: number }> = {
  name: 'shrink',
  asked: fc.record({ quantity: fc.nat({ max: 3 }) }),
  ask: async ({ server, staff, skis, call }, { quantity }) =>
    call(saveRentalCategories, { body: await resizing(server, staff, skis, quantity) }),
  expected: () => 200,
  done: (model, { quantity }) => {
    model.sizes[0] = quantity
  },
}

export const stay: Command<{ from: number; length: number }> = {
  name: 'stay',
  asked: fc.record({ from: fc.nat({ max: nights - 3 }), length: fc.integer({ min: 1, max: 3 }) }),
  ask: ({ call, chalet }, { from, length }) =>
    call(sell, {
      body: {
        tickets: [
          {
            productId: chalet.productId,
            quantity: 1,
            checkInDate: nightOf(from),
            checkOutDate: nightOf(from + length),
          },
        ],
        payment: { method: 'cash' },
      },
    }),
  expected: (model, { from, length }) =>
    roomsLeft(model, { from, until: from + length }) > 0 ? 200 : 409,
  done: (model, { from, length }, answer) => {
    model.stays.push({
      orderId: remember(model, answer).id,
      from,
      until: from + length,
      isLive: true,
    })
  },
}
