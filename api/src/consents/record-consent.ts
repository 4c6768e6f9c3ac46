import * as contract from '@guichet/contract/consents/record-consent.ts'
import { listedClient, lockListedClient } from '../clients/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { newId } from '../platform/values/ids.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { loadConsents } from './consents.db.ts'

export const getConsents = handle(
  contract.getConsents,
  async ({ db, tenantId }, { params: { profilePublicId } }) => {
    const { id } = await listedClient(db, tenantId, profilePublicId)
    return loadConsents(db, tenantId, id)
  },
)

/** Adds a line: earlier ones stay, as proof for their time. */
export const recordConsent = handle(
  contract.recordConsent,
  async (ctx, { params: { profilePublicId }, body }) => {
    const { db, now, language, tenantId, accountId, timeZone, audit } = ctx
    const { id } = await lockListedClient(db, tenantId, profilePublicId)
    if (body.saidOn > localDateOf(now, timeZone)) throw fieldProblem('saidOn', 'date', language)
    const textId = body.isGiven ? await textIdOf(ctx, body.textVersion) : null
    await db
      .insertInto('client_consent')
      .values({
        tenant_id: tenantId,
        id: newId(),
        client_id: id,
        is_given: body.isGiven,
        means: body.means,
        said_on: body.saidOn,
        text_id: textId,
        recorded_by: accountId,
        recorded_at: now,
      })
      .execute()
    await audit(body.isGiven ? 'client.consented' : 'client.consent_withdrawn', 'client', id, {
      facts: { means: body.means, saidOn: body.saidOn, textVersion: body.textVersion ?? null },
    })
    return loadConsents(db, tenantId, id)
  },
)

/** @throws InvalidRequest when no text was read, or none of that version exists */
async function textIdOf(
  { db, language, tenantId }: Ctx,
  version: number | undefined,
): Promise<string> {
  if (version === undefined) throw fieldProblem('textVersion', 'required', language)
  const text = await selectRows(db, tenantId, 'consent_text')
    .select('id')
    .where('version', '=', version)
    .executeTakeFirst()
  if (!text) throw fieldProblem('textVersion', 'choice', language)
  return text.id
}
