import type { Db } from '../../../platform/db/db.ts'
import { mustGet } from '../../../platform/values/must.ts'
import type { WrittenUnit } from '../writing/write-invoice.ts'
import { pieceKey, type SoldParty } from './party.rules.ts'

type SoldOrder = { tenantId: string; orderId: string; units: readonly WrittenUnit[] }
/** Writes the people of an order, with their items. */
export async function writeParty(
  db: Db,
  { tenantId, orderId, units }: SoldOrder,
  party: SoldParty | undefined,
): Promise<void> {
  if (!party) return
  const keys = { tenant_id: tenantId, order_id: orderId }
  await db
    .insertInto('party_member')
    .values(
      party.map((member, position) => ({
        ...keys,
        position,
        first_name: member.firstName || null,
        last_name: member.lastName || null,
        birth_date: member.birthDate ?? null,
        age: member.birthDate ? null : (member.age ?? null),
        height_cm: member.height ?? null,
        boot: member.boot || null,
      })),
    )
    .execute()
  const unitIds = new Map(
    units.flatMap(({ id, ordinal, line, parentUnitId }) =>
      line && parentUnitId === null ? [[pieceKey(line.place.line, ordinal), id]] : [],
    ),
  )
  const pieces = party.flatMap((member, position) =>
    member.pieces.map(({ line, ordinal, isSizeOpen = false }) => ({
      ...keys,
      position,
      unit_id: mustGet(unitIds, pieceKey(line, ordinal)),
      is_size_open: isSizeOpen,
    })),
  )
  if (pieces.length > 0) await db.insertInto('party_piece').values(pieces).execute()
}
