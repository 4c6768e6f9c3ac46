import type { findStaticUrl as endpoint } from '@guichet/contract/ticket-office/find-static-url.ts'
import type { Handler } from '../platform/http/contexts.ts'

export const findStaticUrl: Handler<typeof endpoint> = async ({ db }, { params }) => {
  const owner = await db
    .selectFrom('tenant')
    .select('id')
    .where('static_url', '=', params.url.toLowerCase())
    .executeTakeFirst()
  return { collaboratorId: owner?.id ?? null, isTaken: owner !== undefined }
}
