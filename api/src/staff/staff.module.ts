import { changeLanguage as changeLanguageEndpoint } from '@guichet/contract/staff/change-language.ts'
import { getMyProfile as getMyProfileEndpoint } from '@guichet/contract/staff/get-my-profile.ts'
import { getStaffAccess as getStaffAccessEndpoint } from '@guichet/contract/staff/get-staff-access.ts'
import { resetSecondFactor as resetSecondFactorEndpoint } from '@guichet/contract/staff/reset-second-factor.ts'
import {
  createCustomRole as createRoleEndpoint,
  deleteCustomRole as deleteRoleEndpoint,
  findCustomRoles as findRolesEndpoint,
  saveCustomRole as saveRoleEndpoint,
} from '@guichet/contract/staff/save-custom-role.ts'
import {
  createStaff as createStaffEndpoint,
  findStaff as findStaffEndpoint,
  getStaffOfUser as getStaffOfUserEndpoint,
  inviteStaff as inviteStaffEndpoint,
  removeStaff as removeStaffEndpoint,
  saveStaff as saveStaffEndpoint,
} from '@guichet/contract/staff/save-staff.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { Invite, ResetFactors } from '../sign-in/public.ts'
import { changeLanguage } from './change-language.ts'
import { getMyProfile } from './get-my-profile.ts'
import { getStaffAccess } from './get-staff-access.ts'
import { removeStaff } from './remove-staff.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import {
  createCustomRole,
  deleteCustomRole,
  findCustomRoles,
  saveCustomRole,
} from './save-custom-role.ts'
import { createStaff, findStaff, getStaffOfUser, inviteStaff, saveStaff } from './save-staff.ts'

export function staffModule(mount: Mount, invite: Invite, reset: ResetFactors) {
  mount(getMyProfileEndpoint, getMyProfile)
  mount(getStaffAccessEndpoint, getStaffAccess)
  mount(changeLanguageEndpoint, changeLanguage)
  mount(findStaffEndpoint, findStaff)
  mount(getStaffOfUserEndpoint, getStaffOfUser)
  mount(createStaffEndpoint, createStaff(invite))
  mount(saveStaffEndpoint, saveStaff)
  mount(inviteStaffEndpoint, inviteStaff(invite))
  mount(removeStaffEndpoint, removeStaff)
  mount(resetSecondFactorEndpoint, resetSecondFactor(reset))
  mount(findRolesEndpoint, findCustomRoles)
  mount(createRoleEndpoint, createCustomRole)
  mount(saveRoleEndpoint, saveCustomRole)
  mount(deleteRoleEndpoint, deleteCustomRole)
}
