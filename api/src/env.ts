import path from 'node:path'
import { z } from 'zod'
import { isLoopbackName, isLoopbackUrl } from './platform/network/loopback.ts'
import { readTrustedProxies } from './platform/network/trusted-proxies.ts'
import { risks } from './platform/secrets/dangers.rules.ts'

const Flag = z.enum(['on', 'off']).transform((given) => given === 'on')
const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const Redirects = z.string().transform((given, ctx) => {
  const pairs = given
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string])
  if (pairs.some(([from, to]) => !from?.startsWith('/') || !to))
    ctx.addIssue({
      code: 'custom',
      message: 'expected /path=https://address, separated by commas',
      input: given,
    })
  return Object.fromEntries(pairs)
})

const Key = z.string().regex(/^[0-9a-f]{64}$/i, 'expected 64 hexadecimal digits (32 bytes)')
const List = z.string().transform((given) =>
  given
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const Headers = z.string().transform((given, ctx) => {
  try {
    return Object.fromEntries(
      given.split(',').map((pair) => {
        const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair)!
        return [name!, decodeURIComponent(value!.trim())]
      }),
    )
  } catch {
    const message = 'expected name=value, separated by commas, with the values percent-encoded'
    ctx.addIssue({ code: 'custom', message, input: given })
    return z.NEVER
  }
})
const samplers = ['always_on', 'always_off', 'traceidratio'] as const
const Sampler = z.enum([...samplers, ...samplers.map((name) => `parentbased_${name}` as const)])
const Risks = List.pipe(z.array(z.enum(risks, `expected a list of ${risks.join(', ')}`)))
const Proxies = z.string().transform((given, ctx) => {
  const read = readTrustedProxies(given)
  if (read !== null) return read
  const message =
    'expected off, on, a number of hops from 1 to 10, or proxy addresses and networks separated by commas'
  ctx.addIssue({ code: 'custom', message, input: given })
  return z.NEVER
})

/**
 * Every setting, with its default; settings-page.rules.ts explains them. This is the only file that
 * reads the environment.
 */
const Settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .transform((dir) => path.resolve(dir)),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
    WORKERS: z.coerce.number().int().min(1).max(64).default(1),
    SLOW_REQUEST_MS: z.coerce.number().int().min(0).default(1000),
    SLOW_QUERY_MS: z.coerce.number().int().min(0).default(500),
    OTEL_EXPORTER_OTLP_ENDPOINT: Address.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: Headers.default({}),
    OTEL_SERVICE_NAME: z.string().min(1).default('guichet'),
    OTEL_TRACES_SAMPLER: Sampler.default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    DB_POOL: z.coerce.number().int().min(1).max(100).default(8),
    PUBLIC_URL: Address.optional(),
    SECRET_KEY: Key.optional(),
    SECRET_KEY_PREVIOUS: Key.optional(),
    ACCEPTED_RISKS: Risks.default([]),
    SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(10).default(0),
    TRUST_PROXY: Proxies.default(false),
    ALLOWED_HOSTS: List.default([]),
    SMTP_URL: z
      .literal('none')
      .or(z.url({ protocol: /^smtps?$/ }))
      .optional(),
    MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(20).default(1),
    MAIL_FROM: z.string().min(3).default('Guichet <no-reply@guichet.test>'),
    OIDC_ISSUER: Address.optional(),
    OIDC_CLIENT_ID: z.string().min(1).default('administration'),
    DEMO: z.enum(['on', 'off', 'public']).optional(),
    DEMO_ORDERS: z.coerce.number().int().min(0).max(1_000_000).default(5000),
    TASK_MANAGER_URL: Address.optional(),
    TICKET_OFFICE_URL: Address.optional(),
    IS_NEW_RENTAL_ENABLED: Flag.default(true),
    API_KEY_CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(600),
    UPLOAD_LIMIT_MB: z.coerce.number().int().min(1).max(100).default(15),
    GEOCODER_URL: Address.optional(),
    GEOCODER_INSIDE: Flag.default(false),
    TILES_URL: z
      .string()
      .regex(/^https?:\/\/[^\s'"]+\{z\}[^\s'"]*$/, 'expected an address with {z}, {x} and {y}')
      .optional(),
    MAPS_KEY: z.string().min(1).optional(),
    IMAGES_URL: Address.optional(),
    BACKUP_DIR: z
      .string()
      .min(1)
      .transform((dir) => path.resolve(dir))
      .optional(),
    BACKUP_KEY: z.string().min(20, 'expected 64 hexadecimal digits, or 20 characters').optional(),
    S3_ENDPOINT: Address.optional(),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('ca-central-1'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    STRIPE_API_URL: Address.default('https://api.stripe.com'),
    SQUARE_APPLICATION_ID: z.string().min(1).optional(),
    SQUARE_APPLICATION_SECRET: z.string().min(1).optional(),
    SQUARE_WEBHOOK_SIGNATURE_KEY: z.string().min(1).optional(),
    SQUARE_API_URL: Address.default('https://connect.squareup.com'),
    AREA_REDIRECTS: Redirects.default({}),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  })
  .refine((s) => !s.DATABASE_URL || s.SECRET_KEY, {
    path: ['SECRET_KEY'],
    message: 'required with DATABASE_URL: 64 hexadecimal digits that all instances share',
  })
  .refine((s) => !s.SECRET_KEY_PREVIOUS || s.SECRET_KEY, {
    path: ['SECRET_KEY_PREVIOUS'],
    message: 'needs SECRET_KEY, the key that takes its place',
  })
  .refine(
    (s) => s.SECRET_KEY_PREVIOUS?.toLowerCase() !== s.SECRET_KEY?.toLowerCase() || !s.SECRET_KEY,
    {
      path: ['SECRET_KEY_PREVIOUS'],
      message: 'is the same as SECRET_KEY: give the key that sealed until now',
    },
  )
  .refine((s) => !s.S3_BUCKET || (s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .refine((s) => !s.STRIPE_SECRET_KEY || s.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'required with STRIPE_SECRET_KEY: without it no notification of Stripe is believed',
  })
  .refine(
    (s) =>
      !s.SQUARE_APPLICATION_ID || (s.SQUARE_APPLICATION_SECRET && s.SQUARE_WEBHOOK_SIGNATURE_KEY),
    {
      path: ['SQUARE_APPLICATION_ID'],
      message: 'needs SQUARE_APPLICATION_SECRET and SQUARE_WEBHOOK_SIGNATURE_KEY',
    },
  )
  .refine((s) => !s.DATABASE_APP_URL || s.DATABASE_URL, {
    path: ['DATABASE_APP_URL'],
    message: 'needs DATABASE_URL, which runs the migrations',
  })
  .refine((s) => s.DATABASE_POOLER === 'none' || s.DATABASE_APP_URL, {
    path: ['DATABASE_POOLER'],
    message: 'needs DATABASE_APP_URL, the address of the pooler; DATABASE_URL leads to PostgreSQL',
  })
export const settingNames: readonly string[] = Object.keys(Settings.shape)
/** Defaults in the form of the environment; settings without one are absent. */
export const settingDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(Settings.shape).flatMap(([name, schema]) => {
    // For a default before a transformation, like that of DATA_DIR, this is the input's default.
    const { def } = schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : schema
    if (def.type !== 'default') return []
    const { defaultValue } = def as unknown as { defaultValue: unknown }
    if (typeof defaultValue === 'boolean') return [[name, defaultValue ? 'on' : 'off']]
    return typeof defaultValue === 'object' ? [] : [[name, String(defaultValue)]]
  }),
)
type ParsedSettings = z.output<typeof Settings>
export type Env = Omit<ParsedSettings, 'DEMO'> & {
  /**
   * The demonstration is on: its data is created in an empty database, and its password is
   * accepted.
   */
  DEMO: boolean
  /** The demonstration is public, by an explicit setting. */
  isPublicDemo: boolean
  isDevelopment: boolean
}

/**
 * Whether payments go to the payment provider of the demonstration: an installation with keys of
 * its own, or a public one, has none.
 */
export const usesLocalProvider = (env: Env): boolean =>
  env.DEMO && !env.isPublicDemo && !env.STRIPE_SECRET_KEY && !env.SQUARE_APPLICATION_ID

const providerPortsAbove = 10_000
/**
 * Port of that provider next to the port of the server, so that its addresses survive a restart
 * while it is free; null without such a port.
 */
export const localProviderPort = ({ PORT }: Pick<Env, 'PORT'>): number | null =>
  PORT > 0 && PORT + providerPortsAbove < 65_536 ? PORT + providerPortsAbove : null

/** A missing or invalid setting, which stops the start with one clear line. */
export class SettingsError extends Error {}

export function readEnv(from: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))
  const read = Settings.safeParse(given)
  if (!read.success)
    throw new SettingsError(
      read.error.issues
        .map((issue) => `Setting ${issue.path.join('.')}: ${issue.message}`)
        .join('; '),
    )
  const isDevelopment = from.NODE_ENV !== 'production'
  return { ...read.data, ...demoOf(read.data, isDevelopment), isDevelopment }
}

/**
 * Whether the demonstration is on. Its password is public, so it is on by default only where nobody
 * else has access.
 */
function demoOf({ DEMO, HOST, PUBLIC_URL }: ParsedSettings, isDevelopment: boolean) {
  const isPrivate = isLoopbackName(HOST) && (!PUBLIC_URL || isLoopbackUrl(PUBLIC_URL))
  if (DEMO === 'on' && !(isPrivate && isDevelopment)) {
    const why = 'on is for this machine only, because everybody knows its password'
    throw new SettingsError(`Setting DEMO: ${why}; set off, or public for an open demonstration`)
  }
  if (DEMO === undefined) return { DEMO: isPrivate && isDevelopment, isPublicDemo: false }
  return { DEMO: DEMO !== 'off', isPublicDemo: DEMO === 'public' }
}
