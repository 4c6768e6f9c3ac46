import type { getOfficeProfile as endpoint } from '@guichet/contract/ticket-office/get-office-profile.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { officeProfileOf } from './office-profile.ts'

export const getOfficeProfile: Handler<typeof endpoint> = ({ db, actor }) =>
  officeProfileOf(db, actor.tenantId)
