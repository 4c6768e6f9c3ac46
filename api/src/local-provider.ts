import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Env } from './env.ts'

type LocalProvider = { env: Env; stop: () => void }
const startsWithinMs = 15_000
const program = path.join(import.meta.dirname, '../local-provider/local-provider.command.ts')

/**
 * The demonstration pays through a provider on this machine, in a process of its own that speaks
 * Stripe's language: no card, no account and no network are needed to see a payment by link. An
 * installation with keys of its own, or one that strangers reach, has none.
 */
export async function withLocalProvider(env: Env, publicUrl: string): Promise<LocalProvider> {
  if (!env.DEMO || env.isPublicDemo || env.STRIPE_SECRET_KEY) return { env, stop: () => {} }
  const [secretKey, webhookSecret] = [keyOf('sk_test'), keyOf('whsec')]
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      // The pages of earlier payments keep their address from one start to the next.
      PORT: String(env.PORT === 0 ? 0 : env.PORT + 1),
      DATA_FILE: path.join(env.DATA_DIR, 'local-provider.json'),
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_URL: `${publicUrl}/api/payment/1.0/webhook/stripe`,
      EXIT_WITH_PARENT: 'on',
    },
  })
  const port = await portOf(child.stdout).catch(() => null)
  if (port === null) {
    child.kill()
    return { env, stop: () => {} }
  }
  return {
    env: {
      ...env,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    stop: () => child.kill(),
  }
}

const keyOf = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`

/** The first line that it prints. @throws when it ends or says nothing */
const portOf = (output: NodeJS.ReadableStream): Promise<number> =>
  new Promise((resolve, reject) => {
    const lines = createInterface({ input: output })
    const timer = setTimeout(() => reject(new Error('said nothing')), startsWithinMs)
    lines.once('line', (line) => {
      clearTimeout(timer)
      resolve((JSON.parse(line) as { port: number }).port)
    })
    lines.once('close', () => {
      clearTimeout(timer)
      reject(new Error('ended'))
    })
  })
