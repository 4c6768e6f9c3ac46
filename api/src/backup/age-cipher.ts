import { Decrypter, Encrypter } from 'age-encryption'
import { changedBackup, wrongKey } from './backup-error.ts'
import { isKey } from './read-secret.ts'

/**
 * Passphrase for `age -d`. Unicode normalization makes it independent of how a keyboard composes
 * accents.
 */
const passphraseOf = (secret: string) =>
  isKey(secret) ? secret.toLowerCase() : secret.normalize('NFKC')
// Scrypt work factors, as powers of two: 128 MB and some tenths of a second per guess. A random key
// needs little work.
const passphraseWork = 17
const keyWork = 10

/** Encrypts to the age format (age-encryption.org/v1). */
export async function* sealed(
  source: AsyncIterable<Uint8Array>,
  secret: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphraseOf(secret))
  encrypter.setScryptWorkFactor(isKey(secret) ? keyWork : passphraseWork)
  yield* await encrypter.encrypt(ReadableStream.from(source))
}

/** @throws BackupError for another secret, or a file that was changed */
export async function* opened(
  source: AsyncIterable<Uint8Array>,
  secret: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphraseOf(secret))
  try {
    yield* await decrypter.decrypt(ReadableStream.from(source))
  } catch (error) {
    throw problemOf(error as NodeJS.ErrnoException)
  }
}

/** The package distinguishes its errors by their text only. */
function problemOf(error: NodeJS.ErrnoException): Error {
  if (error.code !== undefined) return error
  return error.message.startsWith('no identity matched') ? wrongKey() : changedBackup()
}
