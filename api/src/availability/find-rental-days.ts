import * as contract from '@guichet/contract/availability/find-rental-days.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { addDays, requestedDay } from '../platform/values/zoned-time.ts'
import { rentalDays } from './rental-days.rules.ts'
import { loadRentalTimes } from './rental-times.db.ts'
import { unitsToOmit } from './units-to-omit.db.ts'

const longestDays = 62

/**
 * Returns the times at which all requested rentals can begin: offers of timetables without occupied
 * stock.
 */
export const findRentalDays = handle(contract.findRentalDays, async (ctx, { body }) => {
  const { db, language, tenantId, timeZone } = ctx
  const [from, to] = [
    requestedDay(body.beginDateTimeUtc, timeZone),
    requestedDay(body.endDateTimeUtc, timeZone),
  ]
  if (to < from || to > addDays(from, longestDays))
    throw fieldProblem('endDateTimeUtc', 'order', language)
  const times = await loadRentalTimes(ctx, {
    items: body.rentalItems,
    from,
    to,
    omitUnitIds: await unitsToOmit(db, tenantId, body.ticketPublicIdToOmit),
  })
  const only = body.beginDateTimeLocal?.slice(0, 16)
  return { days: rentalDays({ ...times, ...(only && { only }) }) }
})
