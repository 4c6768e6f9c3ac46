import * as contract from '@guichet/contract/dashboard/get-statistics.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { profileOf } from '../businesses/public.ts'
import type { Actor } from '../platform/http/actor.ts'
import { handle, type GuardedCtx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { addDays, daysBetween, localDateOf } from '../platform/values/zoned-time.ts'
import { daysOf } from '../reports/public.ts'
import { placesOf } from '../ticket-office/public.ts'
import {
  countDailyTickets,
  readDay,
  readStatistics,
  readTotals,
  type SoldCount,
  type Totals,
} from './read-statistics.db.ts'

/** 52 weeks, so that the days of the week match: people ski on Saturdays, whatever the date. */
const aYearOfWeeks = 52 * 7

type Days = { startDate: string; endDate: string }
const viewTiles = ({ cents, sold, refunded }: Totals) => ({
  revenue: toDollars(cents),
  sold,
  refunded,
})
const viewSold = (row: SoldCount) => ({
  category: row.kind,
  activity: row.category,
  productId: row.product_id,
  produit: row.product,
  count: row.count,
  amount: toDollars(row.cents),
})

const pointOf = (written = '') => {
  const [latitude, longitude] = written.split(',').map(Number)
  return written ? { latitude: latitude!, longitude: longitude! } : null
}

/** The requested days, the days before, and those of last year. @throws InvalidRequest */
function spansOf(
  { startDate, endDate }: Days,
  today: string,
  { timeZone, language }: Pick<Actor, 'timeZone'> & Pick<GuardedCtx, 'language'>,
) {
  if (endDate <= startDate) throw fieldProblem('endDate', 'order', language)
  const days = daysBetween(startDate, endDate)
  if (days > contract.mostDays)
    throw fieldProblem('endDate', `maxDays:${contract.mostDays}`, language)
  if (endDate > addDays(today, 1)) throw fieldProblem('endDate', 'notFuture', language)
  return [0, days, aYearOfWeeks].map((back) =>
    daysOf(addDays(startDate, -back), addDays(endDate, -1 - back), timeZone),
  )
}

export const getStatistics = handle(
  contract.getStatistics,
  async ({ tenantId, timeZone, inBusiness, language }, { body }) => {
    const { found, profile, activeDailyTickets } = await inBusiness('read', async ({ db, now }) => {
      const today = localDateOf(now, timeZone)
      return {
        found: await readStatistics(db, tenantId, spansOf(body, today, { timeZone, language })),
        profile: await profileOf(db, tenantId),
        activeDailyTickets: await countDailyTickets(db, tenantId, daysOf(today, today, timeZone)),
      }
    })
    const [period, previousPeriod, lastYear] = found.totals.map(viewTiles)
    return {
      days: found.days.map(({ date, sales, refunds }) => ({
        date,
        sales: toDollars(sales),
        refunds: toDollars(refunds),
      })),
      channels: found.channels.map(({ sales, refunds, ...channel }) => ({
        ...channel,
        sales: toDollars(sales),
        refunds: toDollars(refunds),
      })),
      sales: found.sales.map(viewSold),
      refundedSales: found.refunded.map(viewSold),
      userCoordinatesInformation: await placesOf(found.areas),
      location: pointOf(profile.location?.geoLocalization),
      period: period!,
      previousPeriod: previousPeriod!,
      lastYear: lastYear!,
      activeDailyTickets,
      genders: found.genders,
      validations: found.validations,
    }
  },
)

export const getToday = handle(contract.getToday, async ({ db, now, tenantId, timeZone }) => {
  const date = localDateOf(now, timeZone)
  const today = daysOf(date, date, timeZone)
  const totals = await readTotals(db, tenantId, today)
  const { expected, inside, kept } = await readDay(db, tenantId, today)
  return {
    date,
    sold: totals.sold,
    revenue: toDollars(totals.cents),
    expected,
    inside,
    atTheTill: toDollars(kept),
  }
})
