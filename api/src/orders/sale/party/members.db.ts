import type { Db } from '../../../platform/db.ts'

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]
/** The people of an order, in the order of their card. */
export const membersOf = (db: Db, tenantId: string, orderId: string) =>
  db
    .selectFrom('party_member')
    .select(['position', 'first_name', 'last_name', 'birth_date', 'age', 'height_cm', 'boot'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export const viewMember = (row: MemberRow) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  birthDate: row.birth_date,
  age: row.age,
  height: row.height_cm,
  boot: row.boot,
})
