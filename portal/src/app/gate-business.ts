import { readCookie, writeCookie } from '../kit/session/cookies.ts'
import type { Session } from './session.ts'

type Person = Pick<Session, 'profile'>

/** Whoever has the role at a gate, and main staff, who may do everything. */
export const mayValidate = ({ profile }: Person): boolean =>
  profile.validatedCollaborators.length > 0

/**
 * At whose gate a person validates: that which was chosen on this device, else that of the session,
 * else the first; null where the person validates for nobody.
 */
export function gateOf({ profile, business }: Pick<Session, 'profile' | 'business'>) {
  const { validatedCollaborators: gates } = profile
  return (
    [readCookie('guichet_gate'), business?.publicId, gates[0]?.publicId]
      .map((wanted) => gates.find(({ publicId }) => publicId === wanted))
      .find((gate) => gate !== undefined) ?? null
  )
}

/** The page begins again at another gate. A business that has other pages too is entered with them. */
export function chooseGate(publicId: string, { profile }: Person): void {
  const isEntered = profile.associatedCollaboratorPublicIds.includes(publicId)
  writeCookie('guichet_gate', isEntered ? null : publicId)
  if (isEntered) writeCookie('guichet_business', publicId)
  location.assign('/validate')
}
