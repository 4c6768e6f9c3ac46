import type { ScanResult } from '@guichet/contract/validation/gate.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

export type NewScan = {
  id: string
  ticketId: string | null
  accountId: string
  deviceId: string
  scannedAt: string
  recordedAt: string
  onDate: string
  isTyped: boolean
  isOffline: boolean
  isAdmitted: boolean
  result: ScanResult
  entry: string | null
  doubleUseOf: string | null
}
export type StoredScan = {
  id: string
  result: ScanResult
  ticketId: string | null
  isDoubleUse: boolean
}

/** Recorded scans, by the ids that their devices assigned. */
export async function scansById(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, StoredScan>> {
  const rows = await selectRows(db, tenantId, 'scan')
    .select(['id', 'result', 'ticket_id', 'double_use_of'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        result: row.result as ScanResult,
        ticketId: row.ticket_id,
        isDoubleUse: row.double_use_of !== null,
      },
    ]),
  )
}

/** The accepted scan of an entry. */
export const acceptedScan = (
  db: Db,
  tenantId: string,
  { ticketId, entry }: { ticketId: string; entry: string },
) =>
  selectRows(db, tenantId, 'scan')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('entry', '=', entry)
    .where('result', '=', 'accepted')
    .executeTakeFirst()

export const keepScan = (db: Db, tenantId: string, scan: NewScan) =>
  db
    .insertInto('scan')
    .values({
      tenant_id: tenantId,
      id: scan.id,
      ticket_id: scan.ticketId,
      account_id: scan.accountId,
      device_id: scan.deviceId,
      scanned_at: scan.scannedAt,
      recorded_at: scan.recordedAt,
      on_date: scan.onDate,
      is_typed: scan.isTyped,
      is_offline: scan.isOffline,
      is_admitted: scan.isAdmitted,
      result: scan.result,
      entry: scan.entry,
      double_use_of: scan.doubleUseOf,
    })
    // The same scan may be sent twice at once; a code without a ticket takes no lock.
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute()

/** Number of entries of tickets, and the last one. */
export async function entriesOf(
  db: Db,
  tenantId: string,
  ticketIds: readonly string[],
): Promise<Map<string, { count: number; lastAt: string }>> {
  if (ticketIds.length === 0) return new Map()
  const rows = await selectRows(db, tenantId, 'scan')
    .select(({ fn }) => [
      'ticket_id',
      fn.countAll<number>().as('count'),
      fn.max('scanned_at').as('last_at'),
    ])
    .where('ticket_id', 'in', [...ticketIds])
    .where('result', '=', 'accepted')
    .groupBy('ticket_id')
    .execute()
  return new Map(
    rows.map((row) => [row.ticket_id!, { count: Number(row.count), lastAt: row.last_at }]),
  )
}

/** Entries given since an instant, of all tickets, as `ticket~entry`. */
export async function entriesSince(db: Db, tenantId: string, since: string): Promise<Set<string>> {
  const rows = await selectRows(db, tenantId, 'scan')
    .select(['ticket_id', 'entry'])
    .where('on_date', '>=', since.slice(0, 10) as never)
    .where('result', '=', 'accepted')
    .execute()
  return new Set(rows.map(({ ticket_id: ticketId, entry }) => `${ticketId}~${entry}`))
}
