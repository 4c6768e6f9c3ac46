import { readCookie, writeCookie } from '../../kit/session/cookies.ts'
import type { Session } from '../session/session.ts'

type Person = Pick<Session, 'profile'>

/** Whether a person has the role at a gate, or is main staff, who may do everything. */
export const mayValidate = ({ profile }: Person): boolean =>
  profile.validatedCollaborators.length > 0

/**
 * The business for which a person validates: the choice on this device, then that of the session,
 * then the first; null when the person may validate for none.
 */
export function gateOf({ profile, business }: Pick<Session, 'profile' | 'business'>) {
  const { validatedCollaborators: gates } = profile
  return (
    [readCookie('guichet_gate'), business?.publicId, gates[0]?.publicId]
      .map((wanted) => gates.find(({ publicId }) => publicId === wanted))
      .find((gate) => gate !== undefined) ?? null
  )
}

/**
 * Changes the gate and reloads the page. Also enters the business, if the person has access to its
 * other pages.
 */
export function chooseGate(publicId: string, { profile }: Person): void {
  const isEntered = profile.associatedCollaboratorPublicIds.includes(publicId)
  writeCookie('guichet_gate', isEntered ? null : publicId)
  if (isEntered) writeCookie('guichet_business', publicId)
  location.assign('/validate')
}
