import type { Reply } from '@guichet/contract/endpoint.ts'
import { beginTotp, confirmTotp } from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import {
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import { beginPasskey, savePasskey } from '@guichet/contract/sign-in/second-factor/save-passkey.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { secondFactorMessages } from './second-factor.messages.ts'

export type Factors = Reply<typeof getSecondFactors>
export const hasAnyFactor = ({ totpSinceDateTimeUtc, passkeys }: Factors): boolean =>
  totpSinceDateTimeUtc !== null || passkeys.length > 0
export type Codes = readonly string[]

export const useSecondFactors = (userPublicId: string) =>
  useRead(queryKeys.account.secondFactors(userPublicId), getSecondFactors, {})

// A new factor ends the user's other sessions.
const command = commandsOf(secondFactorMessages, [queryKeys.account.all])

/** Starting an enrolment shows no success message, because it is only the first half. */
const beginning = { ...inForm, isQuiet: true, invalidates: [] } as const
export const useBeginTotp = command({ begin: beginTotp }, beginning)
export const useConfirmTotp = command({ confirmTotp }, inForm)
export const useBeginPasskey = command({ begin: beginPasskey }, beginning)
export const useSavePasskey = command({ savePasskey }, inForm)
export const useRemoveTotp = command({ removeTotp }, inForm)
export const useRemovePasskey = command({ removePasskey }, inForm)
export const useRenewCodes = command({ renewRecoveryCodes }, inForm)
