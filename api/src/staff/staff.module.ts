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
  mount([
    getMyProfile,
    getStaffAccess,
    changeLanguage,
    findStaff,
    getStaffOfUser,
    createStaff(invite),
    saveStaff,
    inviteStaff(invite),
    removeStaff,
    resetSecondFactor(reset),
    findCustomRoles,
    createCustomRole,
    saveCustomRole,
    deleteCustomRole,
  ])
}
