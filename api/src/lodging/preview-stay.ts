import * as contract from '@guichet/contract/lodging/preview-stay.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { handle } from '../platform/http/contexts.ts'
import { addDays } from '../platform/values/zoned-time.ts'
import { nightPrices, stayCents } from './night-prices.rules.ts'

export const previewStay = handle(contract.previewStay, async (_, { body }) => {
  const rates = body.rates.map(({ firstNight, lastNight, weekdays, price }) => ({
    beginsOn: firstNight,
    endsOn: addDays(lastNight, 1),
    weekdays,
    nightCents: price,
  }))
  const nights = nightPrices({
    checkIn: body.checkInDate,
    checkOut: body.checkOutDate,
    baseCents: body.price,
    rates,
  })
  return {
    price: toDollars(stayCents(nights)),
    nights: nights.map(({ date, cents, rate }) => ({ date, price: toDollars(cents), rate })),
  }
})
