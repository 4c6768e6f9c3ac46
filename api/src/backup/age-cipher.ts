import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './backup-error.ts'

const isKey = (secret: string) => /^[0-9a-f]{64}$/i.test(secret)
/** The passphrase that `age -d` asks for. Accents are the same however a keyboard composes them. */
const passphraseOf = (secret: string) =>
  isKey(secret) ? secret.toLowerCase() : secret.normalize('NFKC')
// As powers of two: 128 MB and some tenths of a second for each guess. A drawn key needs no slowing.
const passphraseWork = 17
const keyWork = 10

/** A file in the age format (age-encryption.org/v1). */
export async function* sealed(
  source: AsyncIterable<Uint8Array>,
  secret: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphraseOf(secret))
  encrypter.setScryptWorkFactor(isKey(secret) ? keyWork : passphraseWork)
  yield* await encrypter.encrypt(ReadableStream.from(source))
}

/** @throws BackupError where the secret is another one, or the file is not what was written */
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

/** The package tells its errors apart by their text alone. */
function problemOf(error: NodeJS.ErrnoException): Error {
  if (error.code !== undefined) return error
  return new BackupError(
    error.message.startsWith('no identity matched')
      ? 'The key does not open this backup: it was made with another one.'
      : 'This backup was changed or cut off after it was made.',
  )
}
