import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Required, Text, Unique, Version } from '../primitives.ts'

/** Maximum lengths in characters of an account's code and name, as set by the business. */
export const codeLimit = 20
export const accountNameLimit = 75

const mostAccounts = 200
export const JournalAccountsForm = z.strictObject({
  version: Version,
  /** Accounts that are not listed lose their code and name. */
  accounts: Unique(
    z
      .array(
        z.strictObject({
          account: Required(60),
          code: Text(codeLimit).trim(),
          name: Text(accountNameLimit).trim(),
        }),
        'type',
      )
      .max(mostAccounts, `maxItems:${mostAccounts}`),
    (entry) => (entry as { account: string }).account,
  ),
})
const JournalAccounts = z.strictObject({
  version: z.int(),
  /** Accounts that the business may need and accounts with a code or a name, in journal order. */
  accounts: z.array(z.strictObject({ account: z.string(), code: z.string(), name: z.string() })),
})

const at = {
  service: 'administration',
  access: 'SalesReports',
  path: '/1.0/Journal/accounts',
} as const
export const getJournalAccounts = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the codes and names that the business has set for the accounts of its journal',
  effect: 'read',
  reply: JournalAccounts,
  problems: [],
})
export const saveJournalAccounts = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save the codes and names of the journal’s accounts; postings do not change',
  effect: 'write',
  body: JournalAccountsForm,
  reply: JournalAccounts,
  problems: ['StaleVersion'],
})
