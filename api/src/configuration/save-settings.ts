import { timeZones } from '@guichet/contract/businesses/time-zones.ts'
import * as contract from '@guichet/contract/configuration/save-settings.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { addDays, localDateOf, startOfDay } from '../platform/values/zoned-time.ts'
import { changesOf, isTimeZoneInUse, settingsOf } from './settings.db.ts'

/** Full days before clients are erased for a new retention. */
const daysToReconsider = 7

type CtxToRead = Pick<Ctx, 'db' | 'now' | 'tenantId'>
async function view({ db, now, tenantId }: CtxToRead) {
  const { version, clientRetentionFrom, edited, elsewhere } = await settingsOf(db, tenantId)
  const changes = await changesOf(db, tenantId)
  const shown = new Set([...Object.keys(edited), ...Object.keys(elsewhere)])
  return {
    version,
    ...edited,
    elsewhere,
    changes: Object.fromEntries(Object.entries(changes).filter(([name]) => shown.has(name))),
    isTimeZoneInUse: await isTimeZoneInUse(db, tenantId, now),
    clientRetentionFrom,
  }
}

export const getSettings = handle(contract.getSettings, (ctx) => view(ctx))

export const saveSettings = handle(contract.saveSettings, async (ctx, { body }) => {
  const { db, audit, tenantId } = ctx
  const {
    version: sent,
    elsewhere: _elsewhere,
    changes: _changes,
    isTimeZoneInUse: _isInUse,
    clientRetentionFrom: _from,
    ...sentSettings
  } = body
  const { version, edited, clientRetentionFrom } = await settingsOf(db, tenantId, {
    isLocked: true,
  })
  const { clientRetentionMonths = edited.clientRetentionMonths } = sentSettings
  const settings = { ...sentSettings, clientRetentionMonths }
  const stored = { subjectId: tenantId, subject: 'settings', version }
  const unseen = await assertCurrent(db, tenantId, stored, sent)
  if (settings.timeZone !== edited.timeZone) await moveTo(ctx, settings.timeZone)
  await updateRows(db, tenantId, 'tenant_setting')
    .set({
      version: version + 1,
      hold_minutes: settings.holdMinutes,
      order_prefix: settings.orderPrefix,
      fee_refund_policy: settings.feeRefundPolicy,
      allow_several_partial_refunds: settings.allowSeveralPartialRefunds,
      percent_refund_on_counter_orders: settings.percentRefundOnCounterOrders,
      cancels_refunded: settings.cancelsRefunded,
      rebates_combine: settings.rebatesCombine,
      client_retention_months: clientRetentionMonths,
      client_retention_from:
        clientRetentionMonths === edited.clientRetentionMonths
          ? clientRetentionFrom
          : retentionFrom(ctx, settings),
    })
    .execute()
  await audit('settings.saved', 'settings', tenantId, savedNote(edited, settings, unseen))
  return view(ctx)
})

function retentionFrom(
  { now }: Ctx,
  { clientRetentionMonths, timeZone }: { clientRetentionMonths: number | null; timeZone: string },
): string | null {
  if (clientRetentionMonths === null) return null
  return startOfDay(addDays(localDateOf(now, timeZone), daysToReconsider + 1), timeZone)
}

/**
 * Changes the time zone, only while nothing is upcoming: sold times have instants, whose local hour
 * depends on the zone.
 */
async function moveTo(ctx: Ctx, timeZone: string): Promise<void> {
  const { db, now, language, tenantId } = ctx
  if (!(timeZones as readonly string[]).includes(timeZone))
    throw fieldProblem('timeZone', 'choice', language)
  if (await isTimeZoneInUse(db, tenantId, now)) throw apiError('TimeZoneInUse')
  await db.updateTable('tenant').set({ time_zone: timeZone }).where('id', '=', tenantId).execute()
}
