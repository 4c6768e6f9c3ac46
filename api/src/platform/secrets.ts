import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

/** The key that seals all others: SECRET_KEY, or one made once beside the embedded database. */
export function installationKey({
  SECRET_KEY,
  DATA_DIR,
}: {
  SECRET_KEY?: string | undefined
  DATA_DIR: string
}): Buffer {
  if (SECRET_KEY) return Buffer.from(SECRET_KEY, 'hex')
  const file = path.join(DATA_DIR, 'secret')
  if (!fs.existsSync(file)) {
    fs.mkdirSync(DATA_DIR, { recursive: true })
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  }
  return Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'hex')
}

/**
 * AES-256-GCM bound to its purpose: a row moved to another purpose does not open. Layout: nonce 12,
 * tag 16, text.
 */
export function seal(key: Buffer, purpose: string, plain: string | Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  const text = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

export function unseal(key: Buffer, purpose: string, sealed: Buffer): Buffer {
  const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([opener.update(sealed.subarray(28)), opener.final()])
}

/** The installation's secret for a purpose, made by whichever instance asks first. */
export async function installationSecret(
  pool: pg.Pool,
  key: Buffer,
  purpose: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const read = async () =>
    (
      await pool.query<{ ciphertext: Buffer }>(
        'select ciphertext from installation_secret where purpose = $1',
        [purpose],
      )
    ).rows[0]
  if (!(await read()))
    await pool.query(
      `insert into installation_secret (purpose, ciphertext, created_at)
        values ($1, $2, clock_timestamp())
        on conflict do nothing`,
      [purpose, seal(key, purpose, await make())],
    )
  try {
    return unseal(key, purpose, (await read())!.ciphertext).toString('utf8')
  } catch {
    throw new Error(
      'SECRET_KEY does not open the keys of this database: it is not the one that sealed them.',
    )
  }
}
