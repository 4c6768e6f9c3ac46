import * as contract from '@guichet/contract/consents/record-consent.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
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
    const { db, now, language, tenantId, accountId, timeZone } = ctx
    const { id } = await lockListedClient(db, tenantId, profilePublicId)
    if (body.saidOn > localDateOf(now, timeZone)) throw fieldProblem('saidOn', 'date', language)
    await writeConsent(ctx, { clientId: id, recordedBy: accountId }, body)
    return loadConsents(db, tenantId, id)
  },
)

/** Records the consent that a client gives on a form by themselves, to the text that it shows. */
export const consentByClient = (ctx: Ctx, clientId: string, textVersion: number): Promise<void> =>
  writeConsent(
    ctx,
    { clientId, recordedBy: null },
    { isGiven: true, means: 'webForm', saidOn: localDateOf(ctx.now, ctx.timeZone), textVersion },
  )

type Consent = Body<typeof contract.recordConsent>
async function writeConsent(
  ctx: Ctx,
  { clientId, recordedBy }: { clientId: string; recordedBy: string | null },
  { isGiven, means, saidOn, textVersion }: Consent,
): Promise<void> {
  const { db, now, tenantId, audit } = ctx
  const textId = isGiven ? await textIdOf(ctx, textVersion) : null
  await db
    .insertInto('client_consent')
    .values({
      tenant_id: tenantId,
      id: newId(),
      client_id: clientId,
      is_given: isGiven,
      means,
      said_on: saidOn,
      text_id: textId,
      recorded_by: recordedBy,
      recorded_at: now,
    })
    .execute()
  await audit(isGiven ? 'client.consented' : 'client.consent_withdrawn', 'client', clientId, {
    facts: { means, saidOn, textVersion: textVersion ?? null },
  })
}

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
