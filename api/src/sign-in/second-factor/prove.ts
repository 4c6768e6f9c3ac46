import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { transaction, type Transaction } from '../../platform/db/db.ts'
import type { SignIn } from '../sign-in.ts'
import { passkeysOf, spendRecoveryCode, spendStep, totpOf, type PasskeyRow } from './factors.db.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { relyingPartyOf } from './relying-party.ts'
import { stepOf } from './totp.ts'

type Proving = Pick<SignIn, 'pool' | 'sealingKeys' | 'helpUrl' | 'publicUrl'>

/** Verifies a code of the person's app, accepted once. */
async function proveTotp(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { sealingKeys }: Pick<SignIn, 'sealingKeys'>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const totp = await totpOf(db, sealingKeys, accountId)
  const step = totp?.confirmedAt ? stepOf({ ...totp, code, now }) : null
  return step !== null && spendStep(db, accountId, step)
}

/**
 * Verifies a code typed after the password: six digits are of the app, others are a recovery code,
 * whose use is reported to the person.
 */
export function proveCode(
  signIn: Proving,
  { accountId, requestId }: { accountId: string; requestId: string },
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  return transaction(signIn.pool, { tenantId: null, accountId }, 'write', async (tx) => {
    if (/^\d{6}$/.test(code)) return proveTotp(tx, signIn, accountId, code)
    if (!(await spendRecoveryCode(tx, accountId, code))) return false
    await notifyOfChange(tx, signIn, { accountId, requestId, change: 'codeUsed' })
    return true
  })
}

/** Challenge of a page for a passkey of the person, stored with the sign-in. */
export type Challenge = { accountId: string; challenge: string }

/** Verifies the signature of a passkey for the challenge of the page. */
export async function provePasskey(
  signIn: Proving,
  { accountId, challenge }: Challenge,
  json: string,
): Promise<boolean> {
  const response = readResponse(json)
  if (!response) return false
  const scope = { tenantId: null, accountId }
  const passkeys = await transaction(signIn.pool, scope, 'read', ({ db }) =>
    passkeysOf(db, accountId),
  )
  const passkey = passkeys.find(({ credential_id: id }) => id === response.id)
  const count = passkey && (await countAfter(signIn, { passkey, challenge }, response))
  if (!passkey || count === undefined) return false
  await transaction(signIn.pool, scope, 'write', ({ db, now }) =>
    db
      .updateTable('passkey')
      .set({ sign_count: count, last_used_at: now })
      .where('id', '=', passkey.id)
      .execute(),
  )
  return true
}

/** @returns The counter of the key after this signature; undefined when it is invalid */
async function countAfter(
  signIn: Proving,
  { passkey, challenge }: { passkey: PasskeyRow; challenge: string },
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const { rpID, origin } = relyingPartyOf(signIn)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.sign_count,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for any fault; all of them give the same answer.
    return undefined
  }
}

function readResponse(json: string): AuthenticationResponseJSON | null {
  try {
    const parsed = JSON.parse(json) as AuthenticationResponseJSON | null
    return typeof parsed?.id === 'string' && typeof parsed.response === 'object' ? parsed : null
  } catch {
    return null
  }
}
