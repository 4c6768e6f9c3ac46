import { isPlain, isWeakKey } from '../platform/secrets/dangers.rules.ts'
import { note, ok, wrong, type Finding } from './findings.rules.ts'

export type SettingsFacts = {
  isDevelopment: boolean
  isDemo: boolean
  publicUrl: string | undefined
  isLoopback: boolean
  secretKey: string | undefined
  hasDatabaseUrl: boolean
  ownerBypassesRows: boolean
}
export function judgeSettings(facts: SettingsFacts): Finding[] {
  const { isDevelopment, isDemo, publicUrl, isLoopback, secretKey, hasDatabaseUrl } = facts
  return [
    isDevelopment
      ? note('mode', 'development', 'Set NODE_ENV=production where people work with it.')
      : ok('mode', 'production'),
    isDemo
      ? note('demonstration', 'on', 'Everybody knows its password: set DEMO=off for real business.')
      : ok('demonstration', 'off'),
    publicUrl && isPlain({ publicUrl, isLoopback })
      ? wrong('address', publicUrl, 'Serve it by https: passwords travel in the clear.')
      : ok('address', publicUrl ?? 'this machine only'),
    isWeakKey(secretKey)
      ? wrong('secret key', 'made of few digits', 'Draw one: openssl rand -hex 32.')
      : ok('secret key', secretKey ? 'set' : 'kept in DATA_DIR/secret'),
    hasDatabaseUrl
      ? ok('database', 'of its own')
      : note(
          'database',
          'embedded',
          'For one machine. Set DATABASE_URL to a PostgreSQL that is looked after elsewhere.',
        ),
    facts.ownerBypassesRows
      ? note(
          'owner role',
          'superuser, or bypasses row security',
          'Requests do not run as it. Give migrations a role without these rights all the same.',
        )
      : ok('owner role', 'bound by row security'),
  ]
}
