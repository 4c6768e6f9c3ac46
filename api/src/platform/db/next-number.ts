import type { Db } from './db.ts'

/**
 * Next number of a business's records of a kind, from 1. It is part of the transaction: of two
 * concurrent ones the second waits, and a rollback leaves no gap.
 */
export async function nextNumber(
  db: Db,
  tenantId: string,
  name: 'credit_note' | 'incident' | 'quote' | 'report',
): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ tenant_id: tenantId, name, value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name'])
        .doUpdateSet(({ eb }) => ({ value: eb('counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
