import * as contract from '@guichet/contract/staff/change-language.ts'
import { handle } from '../platform/http/contexts.ts'

export const changeLanguage = handle(contract.changeLanguage, async ({ db, person }, { body }) => {
  await db
    .updateTable('account')
    .set({ language: body.language })
    .where('id', '=', person.accountId)
    .execute()
  return {}
})
