import * as contract from '@guichet/contract/availability/find-nights.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertPeriod } from '../platform/http/field-problem.ts'
import { mustGet } from '../platform/values/must.ts'
import { nightsOfTypes } from './nights.db.ts'

/** Returns the nights of a unit type, each with its price and its number of free units. */
export const findNights = handle(
  contract.findNights,
  async (ctx, { body: { productId, firstNight, lastNight } }) => {
    assertPeriod({ from: firstNight, to: lastNight }, 'lastNight', ctx.language)
    const nights = await nightsOfTypes(ctx, { productIds: [productId], firstNight, lastNight })
    return {
      nights: mustGet(nights, productId).map(({ cents, ...night }) => ({
        ...night,
        price: toDollars(cents),
      })),
    }
  },
)
