import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { boundedQueue } from '../platform/network/bounded-queue.ts'

const parameters = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

// A hash uses one of the four threads shared with tokens and files, for some 25 ms: one or two run
// at once, and the queue is no longer than a person would wait.
const queued = boundedQueue({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  length: 64,
  waitMs: 5000,
})

const derive = (password: string, nonce: Buffer) =>
  queued(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2(
          'argon2id',
          { ...parameters, message: password.normalize('NFKC'), nonce },
          (error, key) => {
            if (error) reject(error)
            else resolve(key)
          },
        )
      }),
  )

/**
 * Hashes a password with Argon2id, 19 MiB, 2 passes; the form is `argon2id$<salt>$<key>`, both
 * base64url. It must not be called in a transaction, which would hold a connection.
 *
 * @throws Unavailable when the queue is full
 */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  return `argon2id$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/**
 * Verifies a password. It takes the same time with and without an account, so that the time does
 * not reveal which emails exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, key] = (stored ?? nobody).split('$')
  const derived = await derive(password, Buffer.from(salt!, 'base64url'))
  const matches = timingSafeEqual(derived, Buffer.from(key!, 'base64url'))
  return matches && stored !== null
}

/** Password of all accounts of the demo data; it must not be used elsewhere. */
export const demoPassword = 'guichet-demo-2026'
