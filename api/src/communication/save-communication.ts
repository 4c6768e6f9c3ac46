import { messageLimit } from '@guichet/contract/communication/communication.ts'
import * as contract from '@guichet/contract/communication/save-communication.ts'
import { lockDocument, writeDocument } from '../businesses/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { richText } from '../platform/text/rich-text.ts'
import {
  Communication,
  communicationOf,
  storedFrom,
  viewCommunication,
} from './communication.db.ts'

export const getCommunication = handle(contract.getCommunication, async ({ db, tenantId }) =>
  viewCommunication(await communicationOf(db, tenantId)),
)

export const saveCommunication = handle(
  contract.saveCommunication,
  async ({ db, language, tenantId, audit }, { body }) => {
    const { value: before, version } = await lockDocument(
      db,
      tenantId,
      'communication',
      Communication,
    )
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: tenantId, subject: 'communication', version },
      body.version,
    )
    const after = storedFrom(body, (html, field) =>
      richText(html, { max: messageLimit, field, language }),
    )
    await writeDocument(db, tenantId, 'communication', after)
    const fields = [
      ...(before.replyEmail === after.replyEmail ? [] : ['replyEmail']),
      ...new Set([...changedFields(before.fr, after.fr), ...changedFields(before.en, after.en)]),
    ]
    await audit('communication.saved', 'communication', tenantId, { facts: { fields, ...unseen } })
    return viewCommunication(await communicationOf(db, tenantId))
  },
)
