import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../start-error.ts'

/** Values are encrypted with the current key; those of the previous one can still be decrypted. */
export type SealingKeys = { current: Buffer; previous: Buffer | null }
type Settings = {
  SECRET_KEY?: string | undefined
  SECRET_KEY_PREVIOUS?: string | undefined
  DATA_DIR: string
}

/** The key that encrypts all others: SECRET_KEY, or one created next to the database. */
export function installationKey({
  SECRET_KEY,
  DATA_DIR,
}: Omit<Settings, 'SECRET_KEY_PREVIOUS'>): Buffer {
  if (SECRET_KEY) return Buffer.from(SECRET_KEY, 'hex')
  const file = keptKeyFile(DATA_DIR)
  if (!fs.existsSync(file)) keepInstallationKey(DATA_DIR, randomBytes(32).toString('hex'))
  return Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'hex')
}

const keptKeyFile = (dataDir: string) => path.join(dataDir, 'secret')
/** Whether `DATA_DIR` has its own key already. */
export const hasKeptKey = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): boolean =>
  fs.existsSync(keptKeyFile(DATA_DIR))

/** Writes a key when there is none: a new one, or that of a restored installation. */
export function keepInstallationKey(dataDir: string, key: string): void {
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(keptKeyFile(dataDir), key, { mode: 0o600, flag: 'wx' })
}

export const sealingKeysOf = (settings: Settings): SealingKeys => ({
  current: installationKey(settings),
  previous: settings.SECRET_KEY_PREVIOUS ? Buffer.from(settings.SECRET_KEY_PREVIOUS, 'hex') : null,
})

/**
 * Encrypts with AES-256-GCM, bound to a purpose: a value moved to another purpose cannot be
 * decrypted. Layout: nonce 12, tag 16, text.
 */
export function seal({ current }: SealingKeys, purpose: string, plain: string | Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(purpose))
  const text = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

export function unseal(keys: SealingKeys, purpose: string, sealed: Buffer): Buffer {
  try {
    return openWith(keys.current, purpose, sealed)
  } catch (error) {
    if (!keys.previous) throw error
    return openWith(keys.previous, purpose, sealed)
  }
}

function openWith(key: Buffer, purpose: string, sealed: Buffer): Buffer {
  const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([opener.update(sealed.subarray(28)), opener.final()])
}

/** Key that encrypted a value; null when neither decrypts it. */
export function keyOf(
  { current, previous }: SealingKeys,
  purpose: string,
  sealed: Buffer,
): keyof SealingKeys | null {
  const isOpenedBy = (key: Buffer) => {
    try {
      openWith(key, purpose, sealed)
      return true
    } catch {
      return false
    }
  }
  if (isOpenedBy(current)) return 'current'
  return previous && isOpenedBy(previous) ? 'previous' : null
}

/** The installation's secret for a purpose, created by the first instance that needs it. */
export async function installationSecret(
  pool: pg.Pool,
  keys: SealingKeys,
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
      [purpose, seal(keys, purpose, await make())],
    )
  try {
    return unseal(keys, purpose, (await read())!.ciphertext).toString('utf8')
  } catch {
    throw wrongKey()
  }
}

/** @throws StartError unless the keys decrypt the secrets of this database */
export async function assertOpens(pool: pg.Pool, keys: SealingKeys): Promise<void> {
  const { rows } = await pool.query<{ purpose: string; ciphertext: Buffer }>(
    'select purpose, ciphertext from installation_secret',
  )
  if (rows.some(({ purpose, ciphertext }) => !keyOf(keys, purpose, ciphertext))) throw wrongKey()
}

const wrongKey = () =>
  new StartError(
    'SECRET_KEY does not open the keys of this database: it is not the one that sealed them.',
  )
