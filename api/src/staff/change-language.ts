import type { changeLanguage as wire } from '@guichet/contract/user/change-language.ts'
import type { Deed } from '../platform/mount.ts'

export const changeLanguage: Deed<typeof wire> = async ({ db, person }, { body }) => {
  await db
    .updateTable('account')
    .set({ language: body.language })
    .where('id', '=', person.accountId)
    .execute()
  return {}
}
