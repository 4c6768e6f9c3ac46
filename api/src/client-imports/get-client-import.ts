import * as contract from '@guichet/contract/client-imports/get-client-import.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewImport } from './client-imports.db.ts'

export const getClientImport = handle(
  contract.getClientImport,
  ({ db, language, tenantId }, { params: { id } }) => viewImport(db, tenantId, id, language),
)
