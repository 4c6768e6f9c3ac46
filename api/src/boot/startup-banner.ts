import type { Env } from '../env.ts'
import { isMailboxOpen, type MailRoute } from '../mail/mail.module.ts'
import { demoAccounts, demoPassword } from '../sign-in/public.ts'

type StartedServer = {
  env: Env
  publicUrl: string
  mailRoute: MailRoute
  /** Last part of the URL of a ticket office to try; null without one. */
  office: string | null
}
/**
 * Prints the address of the product, the demo accounts, a ticket office and the destination of
 * emails.
 */
export function printStartupBanner({ env, publicUrl, mailRoute, office }: StartedServer): void {
  const lines = [`Guichet: ${publicUrl}`]
  if (env.DEMO)
    lines.push(
      `Sign in (password ${demoPassword}):`,
      ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(26)} ${role.en}`),
    )
  if (env.DEMO && office !== null)
    lines.push(`Ticket office: ${publicUrl}/b/${office}`, ...otherSiteOf(env, office))
  lines.push(...whereMailGoes(env, publicUrl, mailRoute), `API: ${publicUrl}/api/docs`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The example of another site, which the payment provider of the demonstration serves. */
const otherSiteOf = ({ isPublicDemo, STRIPE_API_URL: url }: Env, office: string): string[] =>
  url && !isPublicDemo ? [`Inside another site: ${url}/site/${office}`] : []

function whereMailGoes(env: Env, publicUrl: string, mailRoute: MailRoute): string[] {
  if (mailRoute === 'smtp') return [`Mail goes out through ${new URL(env.SMTP_URL!).host}`]
  // The start has printed the other routes already.
  if (mailRoute !== 'mailbox') return []
  return [
    isMailboxOpen(env, publicUrl)
      ? `Mail lands at ${publicUrl}/dev/mail`
      : 'No email leaves this server: SMTP_URL is not set',
  ]
}
