import type { getOfficeProfile as wire } from '@guichet/contract/ticket-office/get-office-profile.ts'
import type { Deed } from '../platform/mount.ts'
import { officeProfileOf } from './office-profile.ts'

export const getOfficeProfile: Deed<typeof wire> = ({ db, actor }) =>
  officeProfileOf(db, actor.tenantId)
