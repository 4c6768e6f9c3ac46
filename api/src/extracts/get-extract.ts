import * as contract from '@guichet/contract/extracts/get-extract.ts'
import { workKinds } from '@guichet/contract/work/work.ts'
import { keyOf, type FileStore } from '../files/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import { mayDirect } from '../work/public.ts'
import { extractById } from './extracts.db.ts'

const kindOf = {
  orders: 'orderExtract',
  tickets: 'ticketExtract',
  audit: 'auditExtract',
} as const

export const getExtract = (store: FileStore) =>
  handle(
    contract.getExtract,
    async ({ reply, tenantId, accountId, actor, inBusiness }, { params: { id } }) => {
      const extract = await inBusiness('write', async ({ db, audit }) => {
        const found = await extractById(db, tenantId, id)
        const kind = kindOf[found.list]
        if (!mayDirect(actor, kind)) throw apiError('NoAccess', { access: [workKinds[kind]] })
        // Others with access to the list request their own extract, which is recorded.
        const isTheirs = found.created_by === accountId || actor.isMain
        if (!isTheirs || found.bytes === 0) throw apiError('NotFound')
        await audit('list.extract_taken', 'file', id, {})
        return found
      })
      const bytes = await store.get(keyOf(tenantId, extract.sha256)).catch(() => {
        throw apiError('Unavailable')
      })
      if (!bytes) throw apiError('NotFound')
      asAttachment(reply, { name: extract.list, format: extract.format })
      return bytes
    },
  )
