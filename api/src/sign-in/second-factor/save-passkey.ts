import type { Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/sign-in/second-factor/save-passkey.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type OutsidePersonCtx } from '../../platform/http/contexts.ts'
import { newId } from '../../platform/values/ids.ts'
import type { SignIn } from '../sign-in.ts'
import { assertMayChange, factorAdded } from './change-factors.ts'
import { passkeysOf } from './factors.db.ts'
import { relyingPartyOf } from './relying-party.ts'

const timeoutMs = 120_000
// EdDSA, ES256, RS256. Source: the COSE registry of IANA.
const algorithms = [-8, -7, -257]

/** Begins the registration of a passkey; the session stores the challenge for one answer. */
export const beginPasskey = (signIn: SignIn) =>
  handle(contract.beginPasskey, async (ctx, { body: { currentPassword } }) => {
    const { inTenant, person, reply } = ctx
    const { accountId, sessionId } = person
    const scope = { tenantId: null, accountId }
    await assertMayChange(signIn, ctx, currentPassword)
    const { account, passkeys } = await inTenant(scope, 'read', async ({ db }) => ({
      account: await db
        .selectFrom('account')
        .select(['email', 'first_name', 'last_name'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow(),
      passkeys: await passkeysOf(db, accountId),
    }))
    if (passkeys.length >= contract.passkeyLimit)
      throw apiError('ListFull', { limit: contract.passkeyLimit })
    const { rpID, rpName } = relyingPartyOf(signIn)
    const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: Buffer.from(accountId),
      userName: account.email,
      supportedAlgorithmIDs: algorithms,
      userDisplayName: `${account.first_name} ${account.last_name}`,
    })
    await inTenant(scope, 'write', ({ db }) =>
      db
        .updateTable('session')
        .set({ passkey_challenge: challenge })
        .where('id', '=', sessionId)
        .execute(),
    )
    reply.header('cache-control', 'no-store')
    return {
      challenge,
      rp: { id: rpID, name: rpName },
      user: { id: user.id, name: user.name, displayName: user.displayName },
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
      timeout: timeoutMs,
      excludeCredentials: passkeys.map((key) => ({ id: key.credential_id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    }
  })

/** Takes the challenge of the session, so that it is answered once. @throws NotFound */
async function takeChallenge({ inTenant, person }: Pick<OutsidePersonCtx, 'inTenant' | 'person'>) {
  const { accountId, sessionId } = person
  return inTenant({ tenantId: null, accountId }, 'write', async ({ db }) => {
    const { passkey_challenge: challenge } = await db
      .selectFrom('session')
      .select('passkey_challenge')
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!challenge) throw apiError('NotFound')
    await db
      .updateTable('session')
      .set({ passkey_challenge: null })
      .where('id', '=', sessionId)
      .execute()
    return challenge
  })
}

type NewCredential = Input<typeof contract.savePasskey>['body']['credential']
async function verified(signIn: SignIn, challenge: string, credential: NewCredential) {
  const { id, clientDataJSON, attestationObject, transports } = credential
  const { rpID, origin } = relyingPartyOf(signIn)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential
  } catch {
    // The library throws for any fault; all of them give the same answer.
    return undefined
  }
}

export const savePasskey = (signIn: SignIn) =>
  handle(contract.savePasskey, async (ctx, { body: { name, credential } }) => {
    const { inTenant, person, reply, requestId } = ctx
    const { accountId, sessionId } = person
    const made = await verified(signIn, await takeChallenge(ctx), credential)
    if (!made) throw apiError('PasskeyRefused')
    const recoveryCodes = await inTenant({ tenantId: null, accountId }, 'write', async (tx) => {
      const { db, now } = tx
      // Concurrent registrations are serialized here, so that the limit holds.
      await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
      const { length } = await passkeysOf(db, accountId)
      if (length >= contract.passkeyLimit)
        throw apiError('ListFull', { limit: contract.passkeyLimit })
      const inserted = await db
        .insertInto('passkey')
        .values({
          id: newId(),
          account_id: accountId,
          credential_id: made.id,
          public_key: Buffer.from(made.publicKey).toString('base64url'),
          sign_count: made.counter,
          transports: credential.transports,
          name,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) throw apiError('PasskeyRefused')
      return factorAdded(tx, signIn, { accountId, sessionId, requestId, change: 'passkeyAdded' })
    })
    reply.header('cache-control', 'no-store')
    return { recoveryCodes }
  })
