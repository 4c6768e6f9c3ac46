import type {
  FeeRefundPolicy,
  Setting,
  SettingElsewhere,
} from '@guichet/contract/configuration/save-settings.ts'
import type { CancelProposal } from '@guichet/contract/orders/refunds/cancel-proposals.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { firstOf } from '../platform/values/must.ts'

export async function settingsOf(db: Db, tenantId: string, { isLocked = false } = {}) {
  const row = await selectRows(db, tenantId, 'tenant_setting')
    .innerJoin('tenant', 'tenant.id', 'tenant_setting.tenant_id')
    .selectAll('tenant_setting')
    .select('tenant.time_zone')
    .$if(isLocked, (query) => query.forNoKeyUpdate('tenant_setting'))
    .executeTakeFirstOrThrow()
  return {
    version: row.version,
    clientRetentionFrom: row.client_retention_from,
    edited: {
      timeZone: row.time_zone,
      holdMinutes: row.hold_minutes,
      orderPrefix: row.order_prefix,
      feeRefundPolicy: row.fee_refund_policy as FeeRefundPolicy,
      allowSeveralPartialRefunds: row.allow_several_partial_refunds,
      percentRefundOnCounterOrders: row.percent_refund_on_counter_orders,
      cancelsRefunded: row.cancels_refunded as CancelProposal,
      rebatesCombine: row.rebates_combine,
      clientRetentionMonths: row.client_retention_months,
    } satisfies Record<Setting, unknown>,
    elsewhere: {
      isTerminalReferenceRequired: row.is_terminal_reference_required,
      isTillRequired: row.is_till_required,
      isBlindCount: row.is_blind_count,
      idleLockMinutes: row.idle_lock_minutes,
      secondFactorRoles: row.second_factor_roles,
    } satisfies Record<SettingElsewhere, unknown>,
  }
}

/** Settings of audit codes that change several settings without naming them. */
const namedBy: Record<string, SettingElsewhere[]> = {
  'till.settings_saved': ['isTillRequired', 'isBlindCount'],
  'lock.idle_saved': ['idleLockMinutes'],
  'second_factor.rule_saved': ['secondFactorRoles'],
}

/** Last change of each setting, from the audit of the business. */
export async function changesOf(db: Db, tenantId: string) {
  const { rows } = await sql<{ field: string; at: string; by: string | null }>`
    select distinct on (named.field) named.field, a.at,
      nullif(concat_ws(' ', account.first_name, account.last_name), '') as by
    from audit a
    left join account on account.id = a.account_id
    cross join lateral (
      select jsonb_array_elements_text(a.facts -> 'fields') as field
      where a.code in ('settings.saved', 'profile.saved')
      union all
      select a.code where a.code = any(${Object.keys(namedBy)})
    ) named
    where a.tenant_id = ${tenantId} and a.subject_id = ${tenantId}
    order by named.field, a.at desc, a.id desc`.execute(db)
  return Object.fromEntries(
    rows.flatMap(({ field, at, by }) =>
      (namedBy[field] ?? [field]).map((name) => [name, { dateTimeUtc: at, by }] as const),
    ),
  )
}

/**
 * Whether there are upcoming tickets, slots, bookings or saved carts, whose local time depends on
 * the zone.
 */
export async function isTimeZoneInUse(db: Db, tenantId: string, now: string): Promise<boolean> {
  const { rows } = await sql<{ inUse: boolean }>`
    select exists (select from ticket where tenant_id = ${tenantId} and ends_at > ${now}
        and voided_at is null)
      or exists (select from ticket_to_issue where tenant_id = ${tenantId} and ends_at > ${now})
      or exists (select from slot where tenant_id = ${tenantId} and ends_at > ${now})
      or exists (select from booking where tenant_id = ${tenantId} and check_out > ${now}
        and status <> 'Canceled')
      or exists (select from hold where tenant_id = ${tenantId} and ended_at is null) as "inUse"`.execute(
    db,
  )
  return firstOf(rows).inUse
}
