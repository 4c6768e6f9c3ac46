import * as contract from '@guichet/contract/clients/save-client-contact.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { onUniqueViolation } from '../platform/db/on-unique-violation.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, changedFields, savedNote } from '../platform/http/versions.ts'
import { clientByEmail, listedClient, lockListedClient, type ListedClient } from './clients.db.ts'
import { indexClient } from './index-client.db.ts'

const viewContact = (client: ListedClient) => ({
  email: client.email ?? '',
  firstName: client.first_name ?? '',
  lastName: client.last_name ?? '',
  phone: client.phone ?? '',
  postalCode: client.postal_code ?? '',
  language: client.language as Language,
  version: client.version,
})
type Contact = ReturnType<typeof viewContact>

export const getClientContact = handle(
  contract.getClientContact,
  async ({ db, tenantId }, { params: { profilePublicId } }) =>
    viewContact(await listedClient(db, tenantId, profilePublicId)),
)

/**
 * Corrects the contact data of a client, also in the search. Orders keep those of their sale: their
 * emails and invoices were made with them.
 */
export const saveClientContact = handle(
  contract.saveClientContact,
  async (ctx, { params: { profilePublicId }, body }) => {
    const { db, tenantId, language } = ctx
    const client = await lockListedClient(db, tenantId, profilePublicId)
    const before = viewContact(client)
    const stored = { subjectId: client.id, subject: 'client', version: client.version }
    const unseen = await assertCurrent(db, tenantId, stored, body.version)
    if (before.email && !body.email) throw fieldProblem('email', 'required', language)
    const after = { ...before, ...body, version: client.version + 1 }
    if (!changedFields(before, after).length) return before
    if (after.email !== before.email) await assertFree(ctx, after.email)
    await onUniqueViolation(
      db,
      () => writeContact(ctx, client.id, after),
      () => apiError('ClientEmailTaken'),
    )
    await indexClient(ctx, tenantId, client.id)
    await ctx.audit('client.corrected', 'client', client.id, savedNote(before, after, unseen))
    return after
  },
)

/**
 * An email leads to one person: whoever has it can be merged, not overwritten.
 *
 * @throws ClientEmailTaken with that person
 */
async function assertFree({ db, tenantId }: Ctx, email: string): Promise<void> {
  const holder = await clientByEmail(db, tenantId, email)
  if (!holder) return
  const name = [holder.first_name, holder.last_name].filter(Boolean).join(' ') || email
  throw apiError('ClientEmailTaken', { profilePublicId: holder.id, name })
}

const writeContact = ({ db, tenantId }: Ctx, id: string, contact: Contact) =>
  updateRows(db, tenantId, 'client')
    .set({
      email: contact.email || null,
      first_name: contact.firstName || null,
      last_name: contact.lastName || null,
      phone: contact.phone || null,
      postal_code: contact.postalCode || null,
      language: contact.language,
      version: contact.version,
    })
    .where('id', '=', id)
    .execute()
