import { createHash } from 'node:crypto'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows } from '../platform/db/rows.ts'

/** A clerk who may unlock a browser; `pinHash` is of their PIN in the business. */
export type Clerk = { accountId: string; name: string; pinHash: string }

const clerks = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'clerk_pin')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenant_id', '=', 'clerk_pin.tenant_id')
        .onRef('staff.account_id', '=', 'clerk_pin.account_id'),
    )
    .innerJoin('account', 'account.id', 'clerk_pin.account_id')
    .select(['account.id', 'account.first_name', 'account.last_name', 'clerk_pin.pin_hash'])
    .where('staff.removed_at', 'is', null)
    .where('account.disabled_at', 'is', null)

/**
 * Clerks who may unlock a session of this browser: its own one, and others who have signed in with
 * it before. A PIN works nowhere else.
 */
export async function clerksOf(
  db: Db,
  { tenantId, accountId }: { tenantId: string; accountId: string },
  deviceSecret: string | undefined,
): Promise<Clerk[]> {
  const digest = createHash('sha256')
    .update(deviceSecret ?? '')
    .digest()
  const rows = await clerks(db, tenantId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('account.id', '=', accountId),
        exists(
          selectFrom('device')
            .select('device.id')
            .whereRef('device.account_id', '=', 'account.id')
            .where('device.secret_sha256', '=', digest),
        ),
      ]),
    )
    .orderBy((eb) => eb('account.id', '=', accountId), 'desc')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute()
  return rows.map((row) => ({
    accountId: row.id,
    name: `${row.first_name} ${row.last_name}`,
    pinHash: row.pin_hash,
  }))
}

export const hasPin = async (db: Db, tenantId: string, accountId: string): Promise<boolean> =>
  (await selectRows(db, tenantId, 'clerk_pin')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined

/** Deletes the PIN of a removed member, so that it is invalid even after a return. */
export async function forgetPin(db: Db, tenantId: string, accountId: string): Promise<void> {
  await deleteRows(db, tenantId, 'clerk_pin').where('account_id', '=', accountId).execute()
}
