import { changePassword } from '@guichet/contract/sign-in/change-password.ts'
import {
  endOtherSessions,
  endSession,
  findSessions,
} from '@guichet/contract/sign-in/find-sessions.ts'
import { getLock, removePin, savePin } from '@guichet/contract/sign-in/lock-session.ts'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { accountMessages } from './account.messages.ts'

export function useMyProfile() {
  const { userPublicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.account.record(userPublicId),
    queryFn: ({ signal }) => call(getMyProfile, { params: { id: userPublicId } }, { signal }),
  })
}
export function useLock() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.lock.record(publicId),
    queryFn: ({ signal }) => call(getLock, {}, { signal }),
  })
}
export const useSavePin = (onDone: () => void) =>
  useCommand(savePin, {
    titles: useMessages(accountMessages).commands.savePin,
    invalidates: [queryKeys.lock.all],
    onDone,
    isShownInForm: true,
  })
export const useRemovePin = () =>
  useCommand(removePin, {
    titles: useMessages(accountMessages).commands.removePin,
    invalidates: [queryKeys.lock.all],
  })
export function useOwnSessions() {
  const { userPublicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.account.sessions(userPublicId),
    queryFn: async ({ signal }) => (await call(findSessions, {}, { signal })).items,
  })
}
export const useEndSession = () =>
  useCommand(endSession, {
    titles: useMessages(accountMessages).commands.endSession,
    invalidates: [queryKeys.account.all],
  })
export const useEndOtherSessions = () =>
  useCommand(endOtherSessions, {
    titles: useMessages(accountMessages).commands.endOtherSessions,
    invalidates: [queryKeys.account.all],
  })
export const useChangePassword = (onDone: () => void) =>
  useCommand(changePassword, {
    titles: useMessages(accountMessages).commands.changePassword,
    onDone,
    isShownInForm: true,
  })
