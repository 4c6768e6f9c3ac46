import type { Kind } from '@guichet/contract/kinds.ts'
import * as contract from '@guichet/contract/ticket-office/save-display-names.ts'
import { DisplayNames, documentOf, lockDocument, writeDocument } from '../businesses/public.ts'
import type { Db } from '../platform/db/db.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { listedNames } from './listed-names.ts'

async function view(db: Db, tenantId: string) {
  const { value, version } = await documentOf(db, tenantId, 'displayNames', DisplayNames)
  const listed = (language: 'fr' | 'en') => ({ customDisplayNames: listedNames(value[language]) })
  return { version, languageSpecificFields: { fr: listed('fr'), en: listed('en') } }
}

export const getDisplayNames = handle(contract.getDisplayNames, ({ db, tenantId }) =>
  view(db, tenantId),
)

export const saveDisplayNames = handle(
  contract.saveDisplayNames,
  async ({ db, tenantId, audit }, { body }) => {
    const { value: before, version } = await lockDocument(
      db,
      tenantId,
      'displayNames',
      DisplayNames,
    )
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: tenantId, subject: 'display-names', version },
      body.version,
    )
    const namesIn = (language: 'fr' | 'en') =>
      Object.fromEntries(
        body.languageSpecificFields[language].customDisplayNames.map(({ key, value }) => [
          key,
          value,
        ]),
      ) as Partial<Record<Kind, string>>
    const after = { fr: namesIn('fr'), en: namesIn('en') }
    await writeDocument(db, tenantId, 'displayNames', after)
    await audit('display_names.saved', 'display-names', tenantId, {
      facts: {
        fields: [
          ...new Set([
            ...changedFields(before.fr, after.fr),
            ...changedFields(before.en, after.en),
          ]),
        ],
        ...unseen,
      },
    })
    return view(db, tenantId)
  },
)
