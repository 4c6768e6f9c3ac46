/** The entry to the sign-in module. */
export { businessesOf, canEnter, canValidate } from './businesses-of.ts'
export { endSessionsOfStranger } from './end-sessions-of-stranger.ts'
export { inviteBy, type Invite } from './invite.ts'
export { resetFactorsBy, type ResetFactors } from './second-factor/reset-factors.ts'
export { assertProven } from './second-factor/save-second-factor-rule.ts'
export { forgetPin } from './pins.db.ts'
export { demoPassword, hashPassword } from './passwords.ts'
export { throttle, type Throttle } from './throttle.ts'
