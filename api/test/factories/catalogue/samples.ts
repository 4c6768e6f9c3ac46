import { findActivities } from '@guichet/contract/activities/find-activities.ts'
import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findAccessories } from '@guichet/contract/rentals/find-accessories.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import { createSample, removeSample } from '@guichet/contract/samples/create-sample.ts'
import type { SampleName } from '@guichet/contract/samples/sample.ts'
import { addDays, localDateOf } from '../../../src/platform/values/zoned-time.ts'
import { newKey, send, type TestServer, type Token } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** Calls on the sample of a business, and reads of its records. */
export function samplesOf(server: TestServer) {
  const create = (who: Token, sample: SampleName = 'skiHill', key = newKey()) =>
    send(server, who, createSample, { body: { sample }, key })
  const remove = (who: Token, key = newKey()) => send(server, who, removeSample, { key })
  const activities = async (who: Token) =>
    (await send(server, who, findActivities, { query: {} })).body.activities
  const rentals = async (who: Token) =>
    (await send(server, who, findRentalCategories, { query: {} })).body.items
  const accessories = async (who: Token) =>
    (await send(server, who, findAccessories, { query: {} })).body.items
  /** Ticket types that the counter sells now, with the activity they belong to. */
  const onSale = async (who: Token) =>
    (await send(server, who, getSellable, { query: {} })).body.activities.flatMap(
      ({ publicId, categories }) =>
        categories
          .filter((category) => category.onSale)
          .flatMap((category) =>
            category.products.map((type) => ({ ...type, publicId, category })),
          ),
    )
  const slots = async (staff: Staff, activityPublicId: string, daysAhead = 1) => {
    const dateSelected = addDays(
      localDateOf(new Date().toISOString(), 'America/Toronto'),
      daysAhead,
    )
    const { body } = await send(server, staff, findTimeslots, {
      body: { collaboratorPublicId: staff.tenantId, activityPublicId, dateSelected },
    })
    return body.timeslots
  }
  /** Sells the first ticket of an activity, for its first slot of tomorrow if it has slots. */
  const sellOne = async (staff: Staff, activityPublicId: string) => {
    const type = (await onSale(staff)).find(({ publicId }) => publicId === activityPublicId)!
    const [slot] = await slots(staff, activityPublicId)
    const at = slot && {
      activationDateTimeUtc: slot.activationDateTimeUtc,
      timeslotBegin: slot.timeslotBegin,
      timeslotEnd: slot.timeslotEnd,
    }
    return send(server, staff, sell, {
      body: {
        tickets: [{ productId: type.productId, quantity: 1, ...at }],
        payment: { method: 'cash' },
      },
      key: newKey(),
    })
  }
  return { create, remove, activities, rentals, accessories, onSale, slots, sellOne }
}
