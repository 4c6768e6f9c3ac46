import type { SignIn } from '../sign-in.ts'

/**
 * For whom passkeys of this installation are made: the name of its host, and the only address that
 * may ask for them.
 */
export function relyingPartyOf({ publicUrl }: Pick<SignIn, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, rpName: 'Guichet', origin }
}
