import type { ScanResult } from '@guichet/contract/validation/gate.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Highest number of scans on the page of a ticket. */
const shownScans = 50

/** Latest scans of a ticket at the gates; a double use is marked on both of its scans. */
export async function scansOfTicket(db: Db, tenantId: string, ticketId: string) {
  const rows = await selectRows(db, tenantId, 'scan')
    .innerJoin('account', 'account.id', 'scan.account_id')
    .select((eb) => [
      'scan.id',
      'scan.scanned_at',
      'scan.device_id',
      'scan.result',
      'scan.is_typed',
      'scan.is_offline',
      'scan.is_admitted',
      'scan.double_use_of',
      'account.first_name',
      'account.last_name',
      eb
        .exists(
          eb
            .selectFrom('scan as other')
            .select('other.id')
            .whereRef('other.tenant_id', '=', 'scan.tenant_id')
            .whereRef('other.double_use_of', '=', 'scan.id'),
        )
        .as('was_used_again'),
    ])
    .where('scan.ticket_id', '=', ticketId)
    .orderBy('scan.scanned_at', 'desc')
    .orderBy('scan.id')
    .limit(shownScans)
    .execute()
  return rows.map((row) => ({
    publicId: row.id,
    scannedDateTimeUtc: row.scanned_at,
    staffName: `${row.first_name} ${row.last_name}`.trim(),
    devicePublicId: row.device_id,
    result: row.result as ScanResult,
    isTyped: row.is_typed,
    isOffline: row.is_offline,
    isAdmitted: row.is_admitted,
    isDoubleUse: row.double_use_of !== null || Boolean(row.was_used_again),
  }))
}
