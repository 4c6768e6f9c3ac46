import { z } from 'zod'
import { startLocalProvider } from './public.ts'

/**
 * Runs the payment provider as a process. Prints its port as a line of JSON, and ends with its
 * parent when `EXIT_WITH_PARENT=on`.
 */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  DATA_FILE: z.string().optional(),
  FONT_FILE: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  WEBHOOK_URL: z.url().optional(),
  PUBLIC_URL: z.url().optional(),
  OFFICE_ORIGIN: z.url().optional(),
  SQUARE_APPLICATION_ID: z.string().optional(),
  SQUARE_APPLICATION_SECRET: z.string().optional(),
  SQUARE_WEBHOOK_SIGNATURE_KEY: z.string().optional(),
  SQUARE_WEBHOOK_URL: z.url().optional(),
  SQUARE_REDIRECT_URL: z.url().optional(),
  EXIT_WITH_PARENT: z.enum(['on', 'off']).default('off'),
})

// Empty variables count as unset.
const given = Object.entries(process.env).filter(([, value]) => value !== '')
const read = environment.safeParse(Object.fromEntries(given))
if (!read.success) {
  // Values are not printed, because some are secrets.
  console.error(z.prettifyError(read.error))
  process.exit(1)
}
const env = read.data

/** Square is enabled when all of its settings are present. */
function squareSettings() {
  const { SQUARE_APPLICATION_ID: applicationId, SQUARE_APPLICATION_SECRET: applicationSecret } = env
  const { SQUARE_WEBHOOK_SIGNATURE_KEY: signatureKey } = env
  if (!applicationId || !applicationSecret || !signatureKey) return {}
  return {
    square: {
      applicationId,
      applicationSecret,
      signatureKey,
      ...(env.SQUARE_WEBHOOK_URL && { webhookUrl: env.SQUARE_WEBHOOK_URL }),
      ...(env.SQUARE_REDIRECT_URL && { redirectUrl: env.SQUARE_REDIRECT_URL }),
    },
  }
}
const provider = await startLocalProvider({
  port: env.PORT,
  host: env.HOST,
  secretKey: env.STRIPE_SECRET_KEY,
  webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  ...(env.WEBHOOK_URL && { webhookUrl: env.WEBHOOK_URL }),
  ...(env.DATA_FILE && { dataFile: env.DATA_FILE }),
  ...(env.FONT_FILE && { fontFile: env.FONT_FILE }),
  ...(env.PUBLIC_URL && { publicUrl: env.PUBLIC_URL }),
  ...(env.OFFICE_ORIGIN && { officeOrigin: new URL(env.OFFICE_ORIGIN).origin }),
  ...squareSettings(),
})

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await provider.stop()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
if (env.EXIT_WITH_PARENT === 'on') {
  process.on('disconnect', stop)
  // Without an IPC channel, the end of stdin shows that the parent is gone.
  if (!process.channel) process.stdin.on('end', stop).on('close', stop).resume()
}
// Writing to a parent that is gone must not crash the process.
process.stdout.on('error', () => {})
console.log(JSON.stringify({ port: provider.port }))
