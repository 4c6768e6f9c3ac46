import type pg from 'pg'
import type { Env } from '../env.ts'

/**
 * Route of this process for emails: its SMTP server; none, as another process of the installation
 * sends them; or the mailbox page of an installation without SMTP.
 */
export type MailRoute = 'smtp' | 'elsewhere' | 'mailbox'

const setting = 'mail-route'
const isSmtp = `select from installation_setting where name = '${setting}' and value = '"smtp"'`
/** Condition of the lease: a process without SMTP leaves emails to the processes that have it. */
export const noSmtpElsewhere = `not exists (${isSmtp})`

export const sendsBySmtp = async (pool: pg.Pool): Promise<boolean> =>
  (await pool.query(isSmtp)).rowCount === 1

/**
 * Determines the route when a process starts: SMTP_URL makes it a setting of the installation,
 * `none` removes it.
 */
export async function settleMailRoute(
  pool: pg.Pool,
  { SMTP_URL }: Pick<Env, 'SMTP_URL'>,
): Promise<MailRoute> {
  if (!SMTP_URL) return (await sendsBySmtp(pool)) ? 'elsewhere' : 'mailbox'
  const route = SMTP_URL === 'none' ? 'mailbox' : 'smtp'
  await pool.query(
    `insert into installation_setting (name, value) values ($1, $2)
      on conflict (name) do update set value = excluded.value`,
    [setting, JSON.stringify(route)],
  )
  return route
}

/** Message for the operator at the start; null when there is none. */
export function noticeOf(route: MailRoute, { SMTP_URL }: Pick<Env, 'SMTP_URL'>): string | null {
  if (route === 'elsewhere') {
    return [
      'Mail: this installation sends by SMTP and this process has no SMTP_URL,',
      'so it leaves emails to the others. SMTP_URL=none would keep them in the mailbox instead.',
    ].join(' ')
  }
  return SMTP_URL === 'none' ? 'Mail: this installation keeps its mail in the mailbox.' : null
}
