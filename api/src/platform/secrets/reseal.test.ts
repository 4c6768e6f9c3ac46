import { completeSquare } from '@guichet/contract/payments/connect-square.ts'
import { pairTerminal } from '@guichet/contract/payments/pair-terminal.ts'
import { afterEach, expect, test } from 'vitest'
import { aBrowser, startSignIn } from '../../../test/browser.ts'
import { authorized } from '../../../test/factories/local-square.ts'
import {
  aSealedDatabase,
  closeSealed,
  password,
  rotation,
  sealedBy,
  sealedValues,
  type SealedDatabase,
} from '../../../test/factories/sealed-database.ts'
import type { Staff } from '../../../test/factories/staff.ts'
import { openTestServer, send } from '../../../test/test-server.ts'
import { sealedColumns } from '../../boot/sealed-columns.ts'
import { openSealedLink } from '../../sign-in/provider/password-links.ts'
import { reseal } from './reseal.ts'

const { before, both, after } = rotation
let sealed: SealedDatabase
afterEach(() => closeSealed(sealed))

/** Stops the server and starts one with other keys, on the same database and address. */
async function startAgain(keys: typeof both | typeof after) {
  const { url } = sealed.server
  await sealed.server.close()
  sealed.server = await sealed.open(keys, { url })
}
const resealed = () => reseal(sealed.server.pool, both, sealedColumns)
const usesToken = async (staff: Staff) =>
  (
    await send(sealed.server, staff, pairTerminal, {
      params: { id: staff.tenantId },
      body: {},
    })
  ).status
/**
 * Opens the pages after the sign-in, without a password, which proves that the provider's data can
 * be decrypted.
 */
async function isSignedIn(): Promise<boolean> {
  const { browser, base } = sealed
  const answer = await browser.go(startSignIn(base).path)
  return answer.headers.get('location')?.includes('/authentication/login-callback') ?? false
}
async function spendsLink(): Promise<number> {
  const { rows } = await sealed.server.owner.query<{ link: string }>(
    `select data ->> 'sealedUrl' as link from mail where data ? 'sealedUrl'`,
  )
  const token = new URL(openSealedLink(after, rows[0]!.link)).searchParams.get('token')!
  const body = new URLSearchParams({ token, password, repeat: password })
  return (await aBrowser(sealed.base).go('/sign-in/set-password', { method: 'POST', body })).status
}

test('values of one key are readable with the next one, are encrypted again, and are readable with that key alone', async () => {
  sealed = await aSealedDatabase()
  const count = (await sealedValues(sealed.server.owner)).length
  expect(await sealedBy(sealed.server.owner, before)).toEqual({ current: count })
  const { merchantId } = sealed
  const begun = await authorized(sealed.server, sealed.other, { merchantId })
  const late = await authorized(sealed.server, sealed.other, { merchantId })

  await startAgain(both)
  expect(await sealedBy(sealed.server.owner, both)).toMatchObject({ previous: count })
  expect([await usesToken(sealed.staff), await isSignedIn()]).toEqual([200, true])
  const complete = ({ code, state }: typeof begun) =>
    send(sealed.server, sealed.other, completeSquare, {
      body: { code, state, collaboratorPublicId: sealed.other.tenantId },
    })
  expect((await complete(begun)).body).toMatchObject({ paymentAccountId: merchantId })

  expect(await resealed()).toMatchObject({ unreadable: 0 })
  const all = (await sealedValues(sealed.server.owner)).length
  expect(await sealedBy(sealed.server.owner, after)).toEqual({ current: all })
  expect(await resealed()).toEqual({ resealed: 0, unreadable: 0 })

  await startAgain(after)
  expect([await usesToken(sealed.staff), await usesToken(sealed.other)]).toEqual([200, 200])
  expect(await isSignedIn()).toBe(true)
  expect(await spendsLink()).toBe(200)
  expect((await complete(late)).body.type).toBe('AuthorizationInvalid')
})

test('a value copied from another row is not encrypted again: it is readable neither before nor after', async () => {
  sealed = await aSealedDatabase()
  const moveToken = () =>
    sealed.server.owner.query(
      `update payment_token set access = t.access from payment_token t
        where payment_token.tenant_id = $1 and t.tenant_id = $2`,
      [sealed.staff.tenantId, sealed.other.tenantId],
    )
  await moveToken()
  expect(await resealed()).toMatchObject({ unreadable: 1 })
  await startAgain(after)
  expect([await usesToken(sealed.staff), await usesToken(sealed.other)]).toEqual([503, 200])
  await moveToken()
  expect(await usesToken(sealed.staff)).toBe(503)
})

test('several instances that start together encrypt each value once, next to a serving one', async () => {
  sealed = await aSealedDatabase()
  const count = (await sealedValues(sealed.server.owner)).length
  await startAgain(both)
  const [serving, ...outcomes] = await Promise.all([
    usesToken(sealed.staff),
    resealed(),
    resealed(),
    resealed(),
  ])
  expect(serving).toBe(200)
  expect(outcomes.reduce((sum, outcome) => sum + outcome.resealed, 0)).toBe(count)
  expect(outcomes.map(({ unreadable }) => unreadable)).toEqual([0, 0, 0])
  expect(Object.keys(await sealedBy(sealed.server.owner, after))).toEqual(['current'])
})

test('an interrupted rotation is completed by the next start; until then no start succeeds without both keys', async () => {
  sealed = await aSealedDatabase()
  const { url, owner } = sealed.server
  const interrupted = sealedColumns.map((column) =>
    column.table === 'oidc_payload'
      ? {
          ...column,
          purposeOf: () => {
            throw new Error('killed')
          },
        }
      : column,
  )
  await expect(reseal(sealed.server.pool, both, interrupted)).rejects.toThrow('killed')
  expect(await sealedBy(owner, both)).toEqual({
    current: expect.any(Number),
    previous: expect.any(Number),
  })
  for (const keys of [after, { current: Buffer.alloc(32, 1), previous: Buffer.alloc(32, 2) }])
    await expect(openTestServer({ url, sealingKeys: keys })).rejects.toThrow(
      'SECRET_KEY does not open the keys of this database',
    )
  expect(await resealed()).toMatchObject({ unreadable: 0 })
  await startAgain(after)
  expect([await usesToken(sealed.staff), await isSignedIn()]).toEqual([200, true])
})

test('keys of another database are rejected, and change nothing', async () => {
  sealed = await aSealedDatabase()
  const wrong = { current: Buffer.alloc(32, 1), previous: Buffer.alloc(32, 2) }
  await expect(reseal(sealed.server.pool, wrong, sealedColumns)).rejects.toThrow(
    'SECRET_KEY does not open the keys of this database',
  )
  expect(Object.keys(await sealedBy(sealed.server.owner, before))).toEqual(['current'])
})

test('every column of bytes is encrypted and known to a rotation, or a digest', async () => {
  sealed = await aSealedDatabase()
  const { rows } = await sealed.server.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea'`,
  )
  const digests = [
    'api_key.secret_sha256',
    'audit_chain.hash',
    'audit_seal.hash',
    'audit_seal.words_sha256',
    'audit_words.salt',
    'calendar_link.secret_sha256',
    'device.secret_sha256',
    'file.sha256',
    'idempotency.body_sha256',
    'oidc_payload.grant_id',
    'oidc_payload.id',
    'oidc_payload.uid',
    'oidc_payload.user_code',
    'office_cart.place_sha256',
    'office_cart.token_sha256',
    'password_link.token_sha256',
    'recovery_code.code_sha256',
    'session.provider_grant',
    'session.provider_session',
    'sign_in_step.interaction_sha256',
    'task_manager_code.code_sha256',
  ]
  const known = sealedColumns
    .filter(({ field }) => !field)
    .map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...known, ...digests, 'installation_secret.ciphertext'].toSorted(),
  )
})
