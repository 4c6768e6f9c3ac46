/** The door of the sign-in room. */
export { businessesOf, canEnter } from './businesses-of.ts'
export { demoPassword, hashPassword } from './passwords.ts'
