import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { localProviderPort, usesLocalProvider, type Env } from '../env.ts'
import { squareRedirectPath, squareWebhookPath } from '../payments/public.ts'
import { fontFile } from '../platform/page-font.ts'

type LocalProvider = { env: Env; stop: () => void }
const startsWithinMs = 15_000
const program = fileURLToPath(
  import.meta.resolve('@guichet/local-provider/local-provider.command.ts'),
)

/**
 * Starts the payment provider of the demonstration, a separate process that emulates the APIs of
 * Stripe and Square: trying a payment needs no card, account, terminal or network.
 */
export async function withLocalProvider(env: Env, publicUrl: string): Promise<LocalProvider> {
  if (!usesLocalProvider(env)) return { env, stop: () => {} }
  const keys = {
    STRIPE_SECRET_KEY: keyOf('sk_test'),
    STRIPE_WEBHOOK_SECRET: keyOf('whsec'),
    SQUARE_APPLICATION_ID: keyOf('sandbox'),
    SQUARE_APPLICATION_SECRET: keyOf('sandbox-secret'),
    SQUARE_WEBHOOK_SIGNATURE_KEY: keyOf('signature'),
  }
  const settings = {
    ...keys,
    DATA_FILE: path.join(env.DATA_DIR, 'local-provider.json'),
    FONT_FILE: fontFile() ?? '',
    OFFICE_ORIGIN: publicUrl,
    WEBHOOK_URL: `${publicUrl}/api/payment/1.0/webhook/stripe`,
    SQUARE_WEBHOOK_URL: publicUrl + squareWebhookPath,
    SQUARE_REDIRECT_URL: publicUrl + squareRedirectPath,
  }
  // Payment pages keep their URL across restarts when the port is free.
  const usual = localProviderPort(env)
  const started = (usual !== null && (await start(settings, usual))) || (await start(settings, 0))
  if (!started) return { env, stop: () => {} }
  const address = `http://127.0.0.1:${started.port}`
  return {
    env: { ...env, ...keys, STRIPE_API_URL: address, SQUARE_API_URL: address },
    stop: started.stop,
  }
}

/** @returns Null when it cannot start, for example when the port is in use */
async function start(
  settings: Record<string, string>,
  wanted: number,
): Promise<{ port: number; stop: () => void } | null> {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, PORT: String(wanted), EXIT_WITH_PARENT: 'on', ...settings },
  })
  const stop = () => void child.kill()
  const port = await portOf(child.stdout).catch(() => null)
  if (port !== null) return { port, stop }
  stop()
  return null
}

const keyOf = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`

/** Port in the first line of its output. @throws when it ends or prints nothing */
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
