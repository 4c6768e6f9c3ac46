import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { saveIdleLock } from '@guichet/contract/sign-in/lock-session.ts'
import {
  getSecondFactorRule,
  saveSecondFactorRule,
} from '@guichet/contract/sign-in/second-factor/save-second-factor-rule.ts'
import { resetSecondFactor } from '@guichet/contract/staff/reset-second-factor.ts'
import {
  createCustomRole,
  deleteCustomRole,
  findCustomRoles,
  saveCustomRole,
} from '@guichet/contract/staff/save-custom-role.ts'
import {
  createStaff,
  findStaff,
  inviteStaff,
  removeStaff,
  saveStaff,
} from '@guichet/contract/staff/save-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { BusinessReload, useBusiness } from '../kit/session/business.ts'
import { staffMessages } from './staff.messages.ts'

export type Member = Reply<typeof findStaff>['items'][number]
export type Role = Reply<typeof findCustomRoles>['items'][number]

export type RoleDraft = Body<typeof createCustomRole>

export function useMembers() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.staff.members(publicId),
    queryFn: async ({ signal }) =>
      (await call(findStaff, { query: { collaboratorPublicId: publicId } }, { signal })).items,
  })
}
export function useRoles() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.staff.roles(publicId),
    queryFn: async ({ signal }) =>
      (await call(findCustomRoles, { query: { collaboratorPublicId: publicId } }, { signal }))
        .items,
  })
}

// Members show what their roles grant; recipients of exports are staff.
const touched = [queryKeys.staff.all, queryKeys.scheduledExports.all]
const command = commandsOf(staffMessages, touched)
export const useSaveIdleLock = command({ saveIdleLock }, { invalidates: [queryKeys.lock.all] })
/** The change may affect the user's own permissions: the menu is reloaded. */
function useReload(onDone: () => void) {
  const reload = useContext(BusinessReload)
  return async () => {
    onDone()
    await reload()
  }
}
export const useCreateMember = command({ createStaff }, inForm)
const useSaveStaff = command({ saveStaff }, inForm)
export const useSaveMember = (onDone: () => void) => useSaveStaff(useReload(onDone))
export const useInviteMember = command({ inviteStaff }, { invalidates: [] })
export const useResetSecondFactor = command({ resetSecondFactor })
export function useSecondFactorRule() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.staff.secondFactorRule(publicId),
    queryFn: async ({ signal }) =>
      (await call(getSecondFactorRule, { query: { collaboratorPublicId: publicId } }, { signal }))
        .roles,
  })
}
export const useSaveSecondFactorRule = command(
  { saveSecondFactorRule },
  { invalidates: [queryKeys.staff.all] },
)
export const useRemoveMember = command({ removeStaff })
export const useCreateRole = command({ createCustomRole }, inForm)
const useSaveCustomRole = command({ saveCustomRole }, inForm)
export const useSaveRole = (onDone: () => void) => useSaveCustomRole(useReload(onDone))
export const useDeleteRole = command({ deleteCustomRole })
