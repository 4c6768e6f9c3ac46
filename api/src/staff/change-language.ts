import type { changeLanguage as endpoint } from '@guichet/contract/staff/change-language.ts'
import type { Handler } from '../platform/http/contexts.ts'

export const changeLanguage: Handler<typeof endpoint> = async ({ db, person }, { body }) => {
  await db
    .updateTable('account')
    .set({ language: body.language })
    .where('id', '=', person.accountId)
    .execute()
  return {}
}
