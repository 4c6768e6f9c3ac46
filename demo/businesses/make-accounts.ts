import type { Sheet } from '../pictures/sheet.ts'
import { demoPeople } from './demo-people.ts'

/** The demo accounts; they share a password, and therefore one hash. */
export function makeAccounts(sheet: Sheet, passwordHash: string): void {
  for (const { id, email, firstName, lastName, language } of demoPeople)
    sheet.add('account', {
      id,
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      language,
      disabled_at: null,
    })
}
