import type { AccessType } from '@guichet/contract/access.ts'
import { redirect } from '@tanstack/react-router'
import { mayOpen } from '../../kit/session/business.ts'
import { store } from '../../kit/session/store.ts'
import { addressServing } from '../area-redirect.rules.ts'
import { shownLanguage } from '../language.ts'
import { homeOf } from '../pages.ts'
import { rememberPath } from '../remembered-path.ts'
import { runtimeConfig } from '../runtime-config.ts'
import { goToSignIn } from '../session/identity-provider.ts'
import { actsElsewhere, resumeSession, session, type Session } from '../session/session.ts'

/** Why `/` shows a page instead of redirecting: a broken sign-in would loop otherwise. */
type Trouble = { kind: 'signIn' | 'signOut'; error: unknown }
const trouble = store<Trouble | null>(null)
export const useTrouble = trouble.use
export const reportTrouble = trouble.set
export const currentTrouble = trouble.get

/** Never resolves: nothing may be rendered while the browser leaves the page. */
const leaving = () => new Promise<never>(() => {})
export function leaveFor(address: string): Promise<never> {
  location.replace(address)
  return leaving()
}

export async function leaveForSignIn(path: string): Promise<never> {
  rememberPath(path)
  try {
    await goToSignIn(shownLanguage())
  } catch (error) {
    reportTrouble({ kind: 'signIn', error })
    throw redirect({ to: '/' })
  }
  return leaving()
}

let starting: Promise<Session | null> | null = null
const resumed = () =>
  (starting ??= resumeSession().finally(() => {
    starting = null
  }))
/** For public pages that show more to a signed-in user. */
export async function recallSession(): Promise<void> {
  if (!session()) await resumed().catch(() => null)
}

/** The session of the user; without one, redirects to the sign-in and then back to `path`. */
export async function requireSession(path: string): Promise<Session> {
  const open = session()
  if (open && !actsElsewhere()) return open
  return (await resumed()) ?? leaveForSignIn(path)
}

export async function requireBusiness(path: string): Promise<Session> {
  const entered = await requireSession(path)
  if (entered.business?.lacksSecondFactor) throw redirect({ to: '/second-factor' })
  if (!entered.business) throw redirect({ to: homeOf(entered) })
  return entered
}

/** Requires one of these accesses; the first is named in the error. */
export function requireAccess(access: AccessType, ...others: readonly AccessType[]) {
  const { business } = session() ?? {}
  if (!business || ![access, ...others].some((each) => mayOpen(business, each)))
    throw redirect({ to: '/unauthorized/access', search: { need: access } })
}

/** Leaves for the configured address if another application serves the path. */
export function leaveIfServedElsewhere(path: string): Promise<never> | undefined {
  const address = addressServing(path, runtimeConfig().redirects)
  return address ? leaveFor(address) : undefined
}
