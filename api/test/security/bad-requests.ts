import type { CallName } from '../calls/calls.ts'

/**
 * A valid request with members replaced, and the expected report: its fields with their rules, or
 * the problem.
 */
export type Bad = {
  call: CallName
  what: string
  changes: Record<string, unknown>
  status: number
  given: string
}
export const bad = (
  call: CallName,
  what: string,
  changes: Record<string, unknown>,
  given: string,
): Bad => ({ call, what, changes, status: 400, given })
export const missing = (call: CallName, what: string, changes: Record<string, unknown>): Bad => ({
  ...bad(call, what, changes, 'NotFound'),
  status: 404,
})
export const conflicting = (...sent: Parameters<typeof bad>): Bad => ({
  ...bad(...sent),
  status: 409,
})
export const stale = (call: CallName, member: string): Bad =>
  conflicting(call, 'an old version', { [member]: 77 }, 'StaleVersion')

/** A date with an hour that the clocks skip, and one with an hour that they repeat. */
export const [gap, fold] = ['2030-03-10', '2030-11-03']
