import '@fastify/cookie'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../platform/db/db.ts'
import { clientPlace } from '../platform/network/client-place.ts'
import { takeStep, writeStep } from './second-factor/steps.db.ts'
import type { SignIn } from './sign-in.ts'

type NewAccount = { accountId: string; isNew: boolean }
type Permission = {
  signIn: 'immediate' | 'existingAccount' | 'identityProvider'
  secret: string | null
}
/** The first sign-in of the account that the installation of a business has created. */
export type FirstSignIn = {
  /** Counts as an attempt to sign in from this address. @throws TooManyTries */
  spend: (request: FastifyRequest) => Promise<void>
  /**
   * Records that the password of a new account was chosen in this request. The account may exist
   * already, with the password of somebody else: then nothing is recorded.
   */
  allow: (tx: Pick<Transaction, 'db' | 'now'>, added: NewAccount) => Promise<Permission>
  /** Gives the attempt back, and the browser its proof; call it after the commit. */
  succeed: (request: FastifyRequest, reply: FastifyReply, secret: string | null) => Promise<void>
}

const cookieNameOf = ({ cookieName }: Pick<SignIn, 'cookieName'>) => `${cookieName}-first`
const keyOf = (secret: string) => `first ${secret}`

export const firstSignInBy = (signIn: SignIn): FirstSignIn => ({
  spend: ({ ip }) => signIn.throttles.perAddress.spend(clientPlace(ip)),
  allow: async ({ db, now }, { accountId, isNew }) => {
    if (!signIn.provider) return { signIn: 'identityProvider', secret: null }
    if (!isNew) return { signIn: 'existingAccount', secret: null }
    const secret = randomBytes(32).toString('base64url')
    await writeStep({ db, now }, keyOf(secret), accountId)
    return { signIn: 'immediate', secret }
  },
  succeed: async ({ ip }, reply, secret) => {
    await signIn.throttles.perAddress.giveBack(clientPlace(ip))
    if (secret) reply.setCookie(cookieNameOf(signIn), secret, cookieOf(signIn))
  },
})

const cookieOf = (signIn: SignIn) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: signIn.cookieName.startsWith('__Host-'),
  maxAge: 600,
})

/**
 * Person whose password was chosen in this browser, instead of a typed one. The proof is valid
 * once: it is deleted with its reading, and the browser forgets it.
 *
 * @throws TooManyTries, as a cookie may be guessed
 */
export async function takeFirstSignIn(
  signIn: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const name = cookieNameOf(signIn)
  const secret = request.cookies[name]
  if (!secret) return undefined
  const address = clientPlace(request.ip)
  await signIn.throttles.perAddress.spend(address)
  const accountId = await takeStep(signIn, keyOf(secret))
  if (accountId) await signIn.throttles.perAddress.giveBack(address)
  const { maxAge: _maxAge, ...cookie } = cookieOf(signIn)
  reply.clearCookie(name, cookie)
  return accountId
}
