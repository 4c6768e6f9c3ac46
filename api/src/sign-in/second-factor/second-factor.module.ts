import {
  beginTotp as beginTotpEndpoint,
  confirmTotp as confirmTotpEndpoint,
} from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import {
  getSecondFactors as getFactorsEndpoint,
  removePasskey as removePasskeyEndpoint,
  removeTotp as removeTotpEndpoint,
  renewRecoveryCodes as renewCodesEndpoint,
} from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import {
  beginPasskey as beginPasskeyEndpoint,
  savePasskey as savePasskeyEndpoint,
} from '@guichet/contract/sign-in/second-factor/save-passkey.ts'
import {
  getSecondFactorRule as getRuleEndpoint,
  saveSecondFactorRule as saveRuleEndpoint,
} from '@guichet/contract/sign-in/second-factor/save-second-factor-rule.ts'
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
  mount(getFactorsEndpoint, getSecondFactors(signIn))
  mount(beginTotpEndpoint, beginTotp(signIn))
  mount(confirmTotpEndpoint, confirmTotp(signIn))
  mount(removeTotpEndpoint, removeTotp(signIn))
  mount(beginPasskeyEndpoint, beginPasskey(signIn))
  mount(savePasskeyEndpoint, savePasskey(signIn))
  mount(removePasskeyEndpoint, removePasskey(signIn))
  mount(renewCodesEndpoint, renewRecoveryCodes(signIn))
  mount(getRuleEndpoint, getSecondFactorRule)
  mount(saveRuleEndpoint, saveSecondFactorRule)
}
