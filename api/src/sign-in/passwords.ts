import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { boundedQueue } from '../platform/bounded-queue.ts'

const parameters = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

// A hash takes one of the four threads that tokens and files share, for some 25 ms: one or two at
// once, and no more waiting than a person would wait for.
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
 * Argon2id, 19 MiB, 2 passes. Stored as `argon2id$<salt>$<key>`, both base64url. Never inside a
 * transaction: it would hold a connection while it waits. @throws Unavailable when too many wait
 * already
 */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  return `argon2id$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/**
 * Costs the same with and without an account, so that an answer's time does not reveal which emails
 * exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, key] = (stored ?? nobody).split('$')
  const derived = await derive(password, Buffer.from(salt!, 'base64url'))
  const matches = timingSafeEqual(derived, Buffer.from(key!, 'base64url'))
  return matches && stored !== null
}

/** The password that every account of the demo data shares; nowhere else may it be used. */
export const demoPassword = 'guichet-demo-2026'
