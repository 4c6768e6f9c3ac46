import type { Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { createToken } from '@guichet/contract/sign-in/create-token.ts'
import { refreshToken } from '@guichet/contract/sign-in/refresh-token.ts'
import { revokeToken } from '@guichet/contract/sign-in/revoke-token.ts'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { getStaffAccess } from '@guichet/contract/staff/get-staff-access.ts'
import { getBusiness } from '@guichet/contract/ticket-office/get-business.ts'
import { isApiError } from '../../kit/api/api-error.ts'
import { call, callSettings } from '../../kit/api/call.ts'
import {
  accessToken,
  claimsOf,
  keepAccessToken,
  refreshAccessToken,
  refreshWith,
} from '../../kit/session/access-token.ts'
import type { Business } from '../../kit/session/business.ts'
import { readCookie, writeCookie } from '../../kit/session/cookies.ts'
import { store } from '../../kit/session/store.ts'
import { showLanguage } from '../language.ts'
import { finishSignIn, goToSignOut } from './identity-provider.ts'
import { markLocked } from './screen-lock.ts'

const clientName = 'administration'
export type Profile = Reply<typeof getMyProfile>
type Collaborator = Reply<typeof getBusiness>
/** `business` is null for a person without a business. */
export type Session = {
  profile: Profile
  business: Business | null
  collaborator: Collaborator | null
}

const current = store<Session | null>(null)
export const useSession = current.use
export const session = current.get

/**
 * A session that ended while the page is open: calls that wait for a new sign-in, and whether one
 * of them writes.
 */
type End = { isHoldingBack: boolean; waiting: ((isBack: boolean) => void)[] }
export const sessionEnd = store<End | null>(null)
/** Every call waits until somebody has signed in again; the page keeps its content. */
export const waitForSignIn = (effect: Endpoint['effect']) =>
  new Promise<boolean>((resolve) => {
    if (!current.get()) return resolve(false)
    const { isHoldingBack = false, waiting = [] } = sessionEnd.get() ?? {}
    sessionEnd.set({
      isHoldingBack: isHoldingBack || effect === 'write',
      waiting: [...waiting, resolve],
    })
  })
const switching = store(false)
/** While the business changes: a page of the old business could only act in the new one. */
export const useIsSwitching = switching.use

// Each refresh names the business of this tab: another tab may act in another one.
let chosenBusiness: string | null = null

const renew = async (collaboratorPublicId: string | null): Promise<string | null> => {
  try {
    const { accessToken: token } = await call(
      refreshToken,
      { body: { clientName, ...(collaboratorPublicId && { collaboratorPublicId }) } },
      { isBare: true },
    )
    return token
  } catch (error) {
    if (isApiError(error, 'SignInRequired')) return null
    // The remembered business no longer employs this person: retry without it.
    if (collaboratorPublicId && isApiError(error, 'NotFound')) {
      chosenBusiness = null
      return renew(null)
    }
    throw error
  }
}
refreshWith(() => renew(chosenBusiness))

const ownNames = (
  { languageSpecificFields }: Collaborator,
  language: 'fr' | 'en',
): Partial<Record<Kind, string>> =>
  Object.fromEntries(
    languageSpecificFields[language].customDisplayNames.map(({ key, value }) => [key, value]),
  )

const publicUrlOf = ({ isOnline, staticUrl }: Collaborator): string | null => {
  const base = callSettings().ticketOfficeBase
  return base && isOnline && staticUrl ? `${base}/${staticUrl}` : null
}

const loadBusiness = async (profile: Profile, collaboratorPublicId: string) => {
  const [access, collaborator] = await Promise.all([
    call(getStaffAccess, { query: { collaboratorPublicId, userPublicId: profile.publicId } }),
    call(getBusiness, { params: { id: collaboratorPublicId } }),
  ])
  const business: Business = {
    publicId: collaboratorPublicId,
    userPublicId: profile.publicId,
    name: collaborator.name,
    timeZone: collaborator.timeZone,
    colour: collaborator.headerBackgroundColor,
    logoUrl: collaborator.images.logoImageUrl,
    publicUrl: publicUrlOf(collaborator),
    kindNames: { fr: ownNames(collaborator, 'fr'), en: ownNames(collaborator, 'en') },
    isMainStaff: access.isMainStaff,
    accesses: access.accesses,
    restrictions: access.restrictions,
    lacksSecondFactor: access.lacksSecondFactor,
  }
  return { business, collaborator }
}

/** Reloads the business data that the shell shows. */
export async function reloadBusiness(): Promise<void> {
  const now = current.get()
  if (now?.business)
    current.set({ ...now, ...(await loadBusiness(now.profile, now.business.publicId)) })
}

/** Loads the person, the remembered or first business, and the permissions there. */
async function enter(): Promise<Session> {
  const claims = claimsOf(accessToken()!)
  const profile = await call(getMyProfile, { params: { id: claims.sub } })
  showLanguage(profile.language)
  const theirs = profile.associatedCollaboratorPublicIds
  const wanted =
    [readCookie('guichet_business'), claims.tid ?? null, theirs[0] ?? null].find(
      (id) => id !== null && theirs.includes(id),
    ) ?? null
  if (!wanted || !profile.roles.includes('UserCollaboratorAdmin')) {
    const nobody = { profile, business: null, collaborator: null }
    current.set(nobody)
    return nobody
  }
  chosenBusiness = wanted
  if (claims.tid !== wanted) await refreshAccessToken()
  const entered = { profile, ...(await loadBusiness(profile, wanted)) }
  writeCookie('guichet_business', wanted)
  current.set(entered)
  return entered
}

/**
 * Continues the page as another person, with their permissions.
 *
 * @returns Whether it is somebody else than before
 */
export async function continueAs(userPublicId: string): Promise<boolean> {
  const now = current.get()!
  if (now.profile.publicId === userPublicId) return false
  const profile = await call(getMyProfile, { params: { id: userPublicId } })
  showLanguage(profile.language)
  const theirs = now.business && (await loadBusiness(profile, now.business.publicId))
  current.set({ ...now, profile, ...theirs })
  return true
}

let isAtOtherGate = false
/** Whether this tab acts at the gate of another business than that of the session. */
export const actsElsewhere = () => isAtOtherGate

/**
 * Acts at the gate of a business, even if the person has no access to its other pages. Pages of a
 * business first resume the session of that business.
 */
export async function enterGate(collaboratorPublicId: string): Promise<void> {
  const { business } = current.get()!
  isAtOtherGate = business !== null && business.publicId !== collaboratorPublicId
  if (claimsOf(accessToken()!).tid === collaboratorPublicId) return
  chosenBusiness = collaboratorPublicId
  await refreshAccessToken()
}

/** Resumes a session with the refresh cookie; null when the user must sign in. */
export async function resumeSession(): Promise<Session | null> {
  isAtOtherGate = false
  chosenBusiness = readCookie('guichet_business')
  return (await refreshAccessToken()) ? enter() : null
}

/** Ends a sign-in: exchanges the provider's proof for a session. */
export async function openSession(): Promise<Session> {
  const bearer = await finishSignIn()
  const { accessToken: token } = await call(
    createToken,
    { body: { clientName } },
    { bearer, isBare: true },
  )
  // The lock has deleted the proofs of earlier sign-ins, so this one is newer.
  markLocked(false)
  keepAccessToken(token)
  return enter()
}

/**
 * Changes the business; on failure the current one stays. `forget` clears cached data at the same
 * time: a page of the new business that renders earlier would lose the queries it has just
 * started.
 */
export async function switchBusiness(
  collaboratorPublicId: string,
  forget: () => void,
): Promise<Session> {
  const before = { session: current.get()!, token: accessToken(), chosenBusiness }
  switching.set(true)
  try {
    chosenBusiness = collaboratorPublicId
    await refreshAccessToken()
    const entered = {
      profile: before.session.profile,
      ...(await loadBusiness(before.session.profile, collaboratorPublicId)),
    }
    writeCookie('guichet_business', collaboratorPublicId)
    forget()
    current.set(entered)
    return entered
  } catch (error) {
    chosenBusiness = before.chosenBusiness
    keepAccessToken(before.token)
    throw error
  } finally {
    switching.set(false)
  }
}

export async function closeSession(): Promise<void> {
  await call(revokeToken, {}, { isLast: true }).catch((error: unknown) => {
    if (!isApiError(error, 'SignInRequired')) throw error
  })
  forgetSession()
  // Offline data of the gate (validation/gate-storage.ts).
  indexedDB.deleteDatabase('guichet-gate')
  indexedDB.deleteDatabase('guichet-search')
  await goToSignOut()
}
export const forgetSession = () => {
  keepAccessToken(null)
  current.set(null)
}
export const keepProfile = (profile: Profile) => {
  const now = current.get()
  if (now) current.set({ ...now, profile })
}
