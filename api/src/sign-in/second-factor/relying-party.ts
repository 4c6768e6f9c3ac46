import type { SignIn } from '../sign-in.ts'

/**
 * Relying party of the passkeys of this installation: its host name, and the only origin that may
 * request them.
 */
export function relyingPartyOf({ publicUrl }: Pick<SignIn, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, rpName: 'Guichet', origin }
}
