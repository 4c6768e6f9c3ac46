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
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { accountMessages } from './account.messages.ts'

export function useMyProfile() {
  const { userPublicId } = useBusiness()
  return useRead(queryKeys.account.record(userPublicId), getMyProfile, {
    params: { id: userPublicId },
  })
}
export function useLock() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.lock.record(publicId), getLock, {})
}
const command = commandsOf(accountMessages, [queryKeys.lock.all])
export const useSavePin = command({ savePin }, inForm)
export const useRemovePin = command({ removePin })
export function useOwnSessions() {
  const { userPublicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.account.sessions(userPublicId),
    queryFn: async ({ signal }) => (await call(findSessions, {}, { signal })).items,
  })
}
export const useEndSession = command({ endSession }, { invalidates: [queryKeys.account.all] })
export const useEndOtherSessions = command(
  { endOtherSessions },
  { invalidates: [queryKeys.account.all] },
)
export const useChangePassword = command({ changePassword }, { ...inForm, invalidates: [] })
