import { changePassword } from '@guichet/contract/authorization/change-password.ts'
import { getMyProfile } from '@guichet/contract/user/get-my-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useDeed } from '../kit/use-deed.ts'
import { useWords } from '../kit/words.ts'
import { accountWords } from './account.words.ts'

export function useMyProfile() {
  const { userPublicId } = useBusiness()
  return useQuery({
    queryKey: ['account', userPublicId],
    queryFn: ({ signal }) => call(getMyProfile, { params: { id: userPublicId } }, { signal }),
  })
}
export const useChangePassword = (onDone: () => void) =>
  useDeed(changePassword, {
    titles: useWords(accountWords).deeds.changePassword,
    onDone,
    isSaidInForm: true,
  })
