import type pg from 'pg'
import { transaction, type Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { nilId } from '../platform/values/ids.ts'
import { sealsAfter, unseenLines } from './chain.db.ts'
import { firstHash, verifyRows, type Fault, type Head } from './hash-chain.ts'

const rowsAtOnce = 2000
/** Opens a short transaction of the business, for each read. */
type InTenant = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
export type ChainCheck = { head: Head; faults: Fault[]; sealedAt: string | null }

/**
 * Verifies the chain of a business from its first line to its current head, and looks for inserted
 * lines. `kept` are heads of the same business that were stored elsewhere: only they reveal a tail
 * that was removed with its head.
 */
export async function verifyChain(
  inTenant: InTenant,
  tenantId: string,
  kept: readonly Head[] = [],
): Promise<ChainCheck> {
  const end = await inTenant(({ db }) =>
    selectRows(db, tenantId, 'audit_chain')
      .select(['number', 'hash', 'sealed_at'])
      .executeTakeFirst(),
  )
  const upTo = end?.number ?? 0
  const faults: Fault[] = []
  const unmet = new Map(kept.map((head) => [head.number, head.hash]))
  let head: Head = { number: 0, hash: firstHash }
  for (;;) {
    const rows = await inTenant(({ client }) =>
      sealsAfter(client, { tenantId, number: head.number, upTo, limit: rowsAtOnce }),
    )
    for (const { number, hash } of rows) if (unmet.get(number)?.equals(hash)) unmet.delete(number)
    const walked = verifyRows(head, rows)
    faults.push(...walked.faults)
    head = walked.head
    if (rows.length < rowsAtOnce) break
  }
  if (end) faults.push(...faultsOfEnd(head, end))
  faults.push(...[...unmet.keys()].map((number) => faultOfStoredHead(number, head.number)))
  faults.push(...(await insertedLines(inTenant, tenantId)))
  return { head, faults, sealedAt: end?.sealed_at ?? null }
}

function faultsOfEnd(head: Head, end: Head): Fault[] {
  if (head.number < end.number)
    return [{ kind: 'cut', from: head.number + 1, to: end.number, auditId: null }]
  if (end.hash.equals(head.hash)) return []
  return [{ kind: 'changed', from: head.number, to: head.number, auditId: null }]
}

const faultOfStoredHead = (number: number, last: number): Fault =>
  number > last
    ? { kind: 'cut', from: last + 1, to: number, auditId: null }
    : { kind: 'rewritten', from: null, to: number, auditId: null }

async function insertedLines(inTenant: InTenant, tenantId: string): Promise<Fault[]> {
  const faults: Fault[] = []
  for (let after: string | null = nilId; after !== null;) {
    const { ids, last }: Awaited<ReturnType<typeof unseenLines>> = await inTenant(({ client }) =>
      unseenLines(client, { tenantId, after: after!, limit: rowsAtOnce }),
    )
    faults.push(
      ...ids.map((auditId) => ({ kind: 'inserted' as const, from: null, to: null, auditId })),
    )
    after = last
  }
  return faults
}

/** Verifies a chain on separate connections, and stores the result for the screen. */
export async function verifyAndKeep(
  pool: pg.Pool,
  tenantId: string,
  kept: readonly Head[] = [],
): Promise<ChainCheck> {
  const scope = { tenantId, accountId: null }
  const verified = await verifyChain(
    (work) => transaction(pool, scope, 'read', work),
    tenantId,
    kept,
  )
  await transaction(pool, scope, 'write', (tx) => keepVerified(tx, tenantId, verified))
  return verified
}

/** Stores the result of the last verification for the screen. */
export const keepVerified = (
  { db, now }: Transaction,
  tenantId: string,
  { head, faults }: ChainCheck,
): Promise<unknown> => {
  const found = { number: head.number, checked_at: now, faults: faults.length }
  return db
    .insertInto('audit_check')
    .values({ tenant_id: tenantId, ...found })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(found))
    .execute()
}
