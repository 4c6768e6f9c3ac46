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
import { useCommand } from '../kit/api/use-command.ts'
import { BusinessReload, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
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

export const useSaveIdleLock = () =>
  useCommand(saveIdleLock, {
    titles: useMessages(staffMessages).commands.saveIdleLock,
    invalidates: [queryKeys.lock.all],
  })

// Members show what their roles grant; recipients of exports are staff.
const touched = [queryKeys.staff.all, queryKeys.scheduledExports.all]
const useTitles = () => useMessages(staffMessages).commands
/** The change may affect the user's own permissions: the menu is reloaded. */
function useReload(onDone: () => void) {
  const reload = useContext(BusinessReload)
  return async () => {
    onDone()
    await reload()
  }
}
export const useCreateMember = (onDone: () => void) =>
  useCommand(createStaff, {
    titles: useTitles().createStaff,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveMember = (onDone: () => void) =>
  useCommand(saveStaff, {
    titles: useTitles().saveStaff,
    invalidates: touched,
    onDone: useReload(onDone),
    isShownInForm: true,
  })
export const useInviteMember = () => useCommand(inviteStaff, { titles: useTitles().inviteStaff })
export const useResetSecondFactor = () =>
  useCommand(resetSecondFactor, { titles: useTitles().resetSecondFactor, invalidates: touched })
export function useSecondFactorRule() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.staff.secondFactorRule(publicId),
    queryFn: async ({ signal }) =>
      (await call(getSecondFactorRule, { query: { collaboratorPublicId: publicId } }, { signal }))
        .roles,
  })
}
export const useSaveSecondFactorRule = () =>
  useCommand(saveSecondFactorRule, {
    titles: useTitles().saveSecondFactorRule,
    invalidates: [queryKeys.staff.all],
  })
export const useRemoveMember = () =>
  useCommand(removeStaff, { titles: useTitles().removeStaff, invalidates: touched })
export const useCreateRole = (onDone: () => void) =>
  useCommand(createCustomRole, {
    titles: useTitles().createCustomRole,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveRole = (onDone: () => void) =>
  useCommand(saveCustomRole, {
    titles: useTitles().saveCustomRole,
    invalidates: touched,
    onDone: useReload(onDone),
    isShownInForm: true,
  })
export const useDeleteRole = () =>
  useCommand(deleteCustomRole, { titles: useTitles().deleteCustomRole, invalidates: touched })
