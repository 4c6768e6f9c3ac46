/** The entry to the sign-in module. */
export { businessesOf, canEnter, canValidate } from './businesses-of.ts'
export { demoPassword, hashPassword } from './passwords.ts'
export { throttle, type Throttle } from './throttle.ts'
