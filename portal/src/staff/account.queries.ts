import { changePassword } from '@guichet/contract/sign-in/change-password.ts'
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
    queryKey: queryKeys.account.one(userPublicId),
    queryFn: ({ signal }) => call(getMyProfile, { params: { id: userPublicId } }, { signal }),
  })
}
export const useChangePassword = (onDone: () => void) =>
  useCommand(changePassword, {
    titles: useMessages(accountMessages).commands.changePassword,
    onDone,
    isShownInForm: true,
  })
