import type { getClientImport as endpoint } from '@guichet/contract/client-imports/get-client-import.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { viewImport } from './client-imports.db.ts'

export const getClientImport: Handler<typeof endpoint> = (
  { db, language, actor: { tenantId } },
  { params: { id } },
) => viewImport(db, tenantId, id, language)
