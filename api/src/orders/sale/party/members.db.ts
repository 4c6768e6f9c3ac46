import type { Db } from '../../../platform/db/db.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import { ageOn } from './read-ages.rules.ts'

type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]
/** The people of an order, in the order of its form. */
export const membersOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'party_member')
    .select(['position', 'first_name', 'last_name', 'birth_date', 'age', 'height_cm', 'boot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

type KnownMember = Omit<MemberRow, 'position'>
/** A known person, with their age on a local date. */
export const viewMember = (row: KnownMember, day: string) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  birthDate: row.birth_date,
  age: row.birth_date ? ageOn(row.birth_date, day) : row.age,
  height: row.height_cm,
  boot: row.boot,
})
