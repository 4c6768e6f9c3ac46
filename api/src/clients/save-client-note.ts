import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import * as contract from '@guichet/contract/clients/save-client-note.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { richText } from '../platform/text/rich-text.ts'
import { listedClient, lockListedClient } from './clients.db.ts'

export const getClientNote = handle(
  contract.getClientNote,
  async ({ db, tenantId }, { params: { profilePublicId } }) => {
    const { note, version } = await listedClient(db, tenantId, profilePublicId)
    return { note: note ?? '', version }
  },
)

export const saveClientNote = handle(
  contract.saveClientNote,
  async ({ db, language, tenantId, audit }, { params: { profilePublicId }, body }) => {
    if ((body.profilePublicId ?? profilePublicId) !== profilePublicId) throw apiError('NotFound')
    const { id, version } = await lockListedClient(db, tenantId, profilePublicId)
    const stored = { subjectId: id, subject: 'client', version }
    const unseen = await assertCurrent(db, tenantId, stored, body.version)
    const note = richText(body.note, { max: clientNoteLimit, field: 'note', language })
    await updateRows(db, tenantId, 'client')
      .set({ note: note || null, version: version + 1 })
      .where('id', '=', id)
      .execute()
    // Notes about a person can be erased on request, so the text is stored apart from the facts.
    await audit('client.note_saved', 'client', id, {
      facts: { fields: ['note'], ...unseen },
      texts: { note },
    })
    return { note, version: version + 1 }
  },
)
