import { selectRows } from '../../../platform/db/rows.ts'
import { byOwner } from '../../../platform/http/actor.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'

/** Asserts that staff end a hold of their business, an API key only its own. @throws NotFound */
export async function assertOwnHold({ db, tenantId, actor }: Ctx, holdId: string): Promise<void> {
  const found = await selectRows(db, tenantId, 'hold')
    .select('api_key_id')
    .where('id', '=', holdId)
    .executeTakeFirst()
  const isOwn = byOwner(actor, {
    person: () => found !== undefined,
    key: (keyId) => found?.api_key_id === keyId,
    guest: () => false,
  })
  if (!isOwn) throw apiError('NotFound')
}
