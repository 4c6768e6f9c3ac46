import { changePassword } from '@guichet/contract/authorization/change-password.ts'
import { getMyProfile } from '@guichet/contract/user/get-my-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useMessages } from '../kit/messages.ts'
import { queryKeys } from '../kit/query-keys.ts'
import { useCommand } from '../kit/use-command.ts'
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
