import { changeLanguage as changeLanguageEndpoint } from '@guichet/contract/staff/change-language.ts'
import { getMyProfile as getMyProfileEndpoint } from '@guichet/contract/staff/get-my-profile.ts'
import { getStaffAccess as getStaffAccessEndpoint } from '@guichet/contract/staff/get-staff-access.ts'
import type { Mount } from '../platform/contexts.ts'
import { changeLanguage } from './change-language.ts'
import { getMyProfile } from './get-my-profile.ts'
import { getStaffAccess } from './get-staff-access.ts'

export function staffModule(mount: Mount) {
  mount(getMyProfileEndpoint, getMyProfile)
  mount(getStaffAccessEndpoint, getStaffAccess)
  mount(changeLanguageEndpoint, changeLanguage)
}
