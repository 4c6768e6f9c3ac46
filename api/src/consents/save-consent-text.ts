import * as contract from '@guichet/contract/consents/save-consent-text.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { latestText, viewText } from './consents.db.ts'

export const getConsentText = handle(contract.getConsentText, async ({ db, tenantId }) => {
  const text = await latestText(db, tenantId)
  return { text: text ? viewText(text) : null }
})

/** Adds a version; the same text changes nothing. */
export const saveConsentText = handle(
  contract.saveConsentText,
  async ({ db, now, audit, tenantId, accountId }, { body: { fr, en } }) => {
    // Concurrent saves are serialized and write two versions.
    await selectRows(db, tenantId, 'tenant_setting').select('tenant_id').forUpdate().execute()
    const before = await latestText(db, tenantId)
    if (before?.french === fr && before.english === en) return { text: viewText(before) }
    const text = {
      tenant_id: tenantId,
      id: newId(),
      version: (before?.version ?? 0) + 1,
      french: fr,
      english: en,
      created_by: accountId,
      created_at: now,
    }
    await db.insertInto('consent_text').values(text).execute()
    await audit('consent_text.saved', 'consent_text', text.id, { facts: { version: text.version } })
    return { text: viewText(text) }
  },
)
