import * as contract from '@guichet/contract/ticket-office/find-static-url.ts'
import { handle } from '../platform/http/contexts.ts'

export const findStaticUrl = handle(contract.findStaticUrl, async ({ db }, { params }) => {
  const owner = await db
    .selectFrom('tenant')
    .select('id')
    .where('static_url', '=', params.url.toLowerCase())
    .executeTakeFirst()
  return { collaboratorId: owner?.id ?? null, isTaken: owner !== undefined }
})
