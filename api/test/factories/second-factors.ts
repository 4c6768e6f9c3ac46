import { beginTotp, confirmTotp } from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import { beginPasskey, savePasskey } from '@guichet/contract/sign-in/second-factor/save-passkey.ts'
import { generateSync } from 'otplib'
import { hashPassword } from '../../src/sign-in/passwords.ts'
import { send, type TestServer } from '../test-server.ts'
import { softPasskey } from './input/soft-passkey.ts'
import type { Staff } from './staff.ts'

export const password = 'une phrase longue'

/** Sets the account's password. @returns its email */
export async function withPassword(server: TestServer, { accountId }: Staff): Promise<string> {
  const {
    rows: [account],
  } = await server.owner.query<{ email: string }>(
    'update account set password_hash = $1 where id = $2 returning email',
    [await hashPassword(password), accountId],
  )
  return account!.email
}

/** Code of the authenticator app, for now or another time. */
export const codeOf = (secret: string, secondsFromNow = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + secondsFromNow })

/** Enables an authenticator app for an account with the password. */
export async function withTotp(server: TestServer, staff: Staff) {
  const begun = await send(server, staff, beginTotp, { body: { currentPassword: password } })
  const { secret } = begun.body
  const { body } = await send(server, staff, confirmTotp, { body: { code: codeOf(secret) } })
  return { secret, recoveryCodes: body.recoveryCodes! }
}

/** Adds a passkey of the browser at `origin`. */
export async function withPasskey(server: TestServer, staff: Staff, origin: string) {
  const { body: asked } = await send(server, staff, beginPasskey, {
    body: { currentPassword: password },
  })
  const passkey = softPasskey(origin)
  const saved = await send(server, staff, savePasskey, {
    body: { name: 'Ordinateur', credential: passkey.create(asked.challenge) },
  })
  return { passkey, saved }
}
