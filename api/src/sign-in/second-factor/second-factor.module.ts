import type { Mount } from '../../platform/http/contexts.ts'
import type { SignIn } from '../sign-in.ts'
import { beginTotp, confirmTotp } from './confirm-totp.ts'
import {
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './get-second-factors.ts'
import { beginPasskey, savePasskey } from './save-passkey.ts'
import { getSecondFactorRule, saveSecondFactorRule } from './save-second-factor-rule.ts'

export function secondFactorModule(mount: Mount, signIn: SignIn) {
  mount([
    getSecondFactors(signIn),
    beginTotp(signIn),
    confirmTotp(signIn),
    removeTotp(signIn),
    beginPasskey(signIn),
    savePasskey(signIn),
    removePasskey(signIn),
    renewRecoveryCodes(signIn),
    getSecondFactorRule,
    saveSecondFactorRule,
  ])
}
