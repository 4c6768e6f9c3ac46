import * as contract from '@guichet/contract/ticket-office/get-office-profile.ts'
import { handle } from '../platform/http/contexts.ts'
import { officeProfileOf } from './office-profile.ts'

export const getOfficeProfile = handle(contract.getOfficeProfile, ({ db, tenantId }) =>
  officeProfileOf(db, tenantId),
)
