import type { Reply } from '@guichet/contract/endpoint.ts'
import { beginTotp, confirmTotp } from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import {
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import { beginPasskey, savePasskey } from '@guichet/contract/sign-in/second-factor/save-passkey.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { secondFactorMessages } from './second-factor.messages.ts'

export type Factors = Reply<typeof getSecondFactors>
export const hasAnyFactor = ({ totpSinceDateTimeUtc, passkeys }: Factors): boolean =>
  totpSinceDateTimeUtc !== null || passkeys.length > 0
export type Codes = readonly string[]

export const useSecondFactors = (userPublicId: string) =>
  useQuery({
    queryKey: queryKeys.account.secondFactors(userPublicId),
    queryFn: ({ signal }) => call(getSecondFactors, {}, { signal }),
  })

const useTitles = () => useMessages(secondFactorMessages).commands
// A new factor ends the user's other sessions.
const touched = [queryKeys.account.all]

/** Starting an enrolment shows no success message, because it is only the first half. */
export const useBeginTotp = () =>
  useCommand(beginTotp, { titles: useTitles().begin, isQuiet: true, isShownInForm: true })
export const useConfirmTotp = () =>
  useCommand(confirmTotp, {
    titles: useTitles().confirmTotp,
    invalidates: touched,
    isShownInForm: true,
  })
export const useBeginPasskey = () =>
  useCommand(beginPasskey, { titles: useTitles().begin, isQuiet: true, isShownInForm: true })
export const useSavePasskey = () =>
  useCommand(savePasskey, {
    titles: useTitles().savePasskey,
    invalidates: touched,
    isShownInForm: true,
  })
export const useRemoveTotp = () =>
  useCommand(removeTotp, {
    titles: useTitles().removeTotp,
    invalidates: touched,
    isShownInForm: true,
  })
export const useRemovePasskey = () =>
  useCommand(removePasskey, {
    titles: useTitles().removePasskey,
    invalidates: touched,
    isShownInForm: true,
  })
export const useRenewCodes = () =>
  useCommand(renewRecoveryCodes, {
    titles: useTitles().renewRecoveryCodes,
    invalidates: touched,
    isShownInForm: true,
  })
