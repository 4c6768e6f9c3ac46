import type { findStaticUrl as wire } from '@guichet/contract/ticket-office/find-static-url.ts'
import type { Deed } from '../platform/mount.ts'

export const findStaticUrl: Deed<typeof wire> = async ({ db, actor }, { params }) => {
  const owner = await db
    .selectFrom('tenant')
    .select('id')
    .where('static_url', '=', params.url.toLowerCase())
    .executeTakeFirst()
  return {
    collaboratorId: owner?.id === actor.tenantId ? owner.id : null,
    isTaken: owner !== undefined,
  }
}
