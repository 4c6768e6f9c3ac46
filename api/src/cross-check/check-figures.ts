import * as contract from '@guichet/contract/cross-check/check-figures.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertPeriod } from '../platform/http/field-problem.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'
import { daysOf } from '../reports/public.ts'
import { crossCheck, storedDifferences, type CheckResult } from './cross-check.db.ts'

const shownDays = 60

function viewChecked({ differences, orders }: CheckResult): Reply<typeof contract.checkFigures> {
  const dollars = <R extends { value: number }>(reading: R) => ({
    ...reading,
    value: toDollars(reading.value),
  })
  return {
    differences: differences.map(({ figure, part, readings }) => ({
      figure,
      part,
      readings: contract.countedFigures.has(figure) ? readings : readings.map(dollars),
    })),
    orders: orders.map(({ id, reference, readings }) => ({
      orderPublicId: id,
      orderReferenceNumber: reference,
      readings: readings.map(dollars),
    })),
  }
}

export const checkFigures = handle(
  contract.checkFigures,
  async ({ tenantId, timeZone, inBusiness, language }, { body: { startDate, endDate } }) => {
    assertPeriod({ from: startDate, to: endDate, most: 365 }, 'endDate', language)
    const period = daysOf(startDate, endDate, timeZone)
    return viewChecked(await inBusiness('snapshot', ({ db }) => crossCheck(db, tenantId, period)))
  },
)

export const findDifferences = handle(
  contract.findDifferences,
  async ({ db, now, tenantId, timeZone }) => {
    const since = addDays(localDateOf(now, timeZone), -shownDays)
    const kept = await storedDifferences(db, tenantId, since)
    return {
      items: kept.map(({ day, checkedAt, checked }) => ({
        date: day,
        checkedDateTimeUtc: checkedAt,
        ...viewChecked(checked),
      })),
    }
  },
)
