import { allOrFirstError } from '../platform/db/all-or-first-error.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { isProtected, yieldUnprotected } from '../platform/fault-seams.ts'
import { personIdOf, type Actor } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'

/**
 * The open till of a clerk, locked against closing until the commit, so that its closing includes
 * this write. Concurrent sales of the clerk share the lock.
 */
export async function openTillOf(
  db: Db,
  tenantId: string,
  accountId: string,
): Promise<string | null> {
  const till = await selectRows(db, tenantId, 'till')
    .select('id')
    .where('opened_by', '=', accountId)
    .where('closed_at', 'is', null)
    .$if(isProtected('till-lock'), (query) => query.forShare())
    .executeTakeFirst()
  await yieldUnprotected('till-lock')
  return till?.id ?? null
}

/**
 * The till of a payment at the counter: that of the clerk who takes it or pays it out. Null for an
 * API key, which has no drawer.
 *
 * @throws NoOpenTill for cash, when the business requires a till
 */
export async function tillFor(
  {
    db,
    tenantId,
    actor,
  }: Pick<Ctx, 'db' | 'tenantId'> & { actor: Pick<Actor, 'accountId' | 'kind'> },
  methods: readonly string[],
): Promise<string | null> {
  const accountId = personIdOf(actor)
  if (accountId === null) return null
  const [tillId, isRequired] = await allOrFirstError([
    openTillOf(db, tenantId, accountId),
    methods.includes('cash') && isTillRequired(db, tenantId),
  ])
  if (tillId === null && isRequired) throw apiError('NoOpenTill')
  return tillId
}

async function isTillRequired(db: Db, tenantId: string): Promise<boolean> {
  const setting = await selectRows(db, tenantId, 'tenant_setting')
    .select('is_till_required')
    .executeTakeFirstOrThrow()
  return setting.is_till_required
}
