import type { Transaction } from '../../platform/db/db.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { verifyPassword } from '../passwords.ts'
import type { SignIn } from '../sign-in.ts'

type Reads = <T>(mode: 'read', work: (tx: Transaction) => Promise<T>) => Promise<T>

/**
 * Verifies the password again before a change of how a person signs in, as an open screen is no
 * proof. It is read, then hashed without a connection, ten times in a quarter of an hour.
 *
 * @returns The hash of the password; null for an account without one here
 * @throws WrongPassword, TooManyTries
 */
export async function provePassword(
  { throttles }: Pick<SignIn, 'throttles'>,
  reads: Reads,
  accountId: string,
  typed: string | undefined,
): Promise<string | null> {
  await throttles.perPlace.spend(`change ${accountId}`)
  const { password_hash: known } = await reads('read', ({ db }) =>
    db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
  )
  if (known !== null && !(await verifyPassword(typed ?? '', known))) throw apiError('WrongPassword')
  await throttles.perPlace.forgive(`change ${accountId}`)
  return known
}
