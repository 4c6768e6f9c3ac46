import type { Env } from '../env.ts'
import { isMailboxOpen, type MailRoute } from '../mail/mail.module.ts'
import { demoAccounts, demoPassword } from '../sign-in/public.ts'

/** Prints the address of the product, the demo accounts and the destination of emails. */
export function printStartupBanner(env: Env, publicUrl: string, mailRoute: MailRoute): void {
  const lines = [`Guichet: ${publicUrl}`]
  if (env.DEMO)
    lines.push(
      `Sign in (password ${demoPassword}):`,
      ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(26)} ${role.en}`),
    )
  lines.push(...whereMailGoes(env, publicUrl, mailRoute), `API: ${publicUrl}/api/docs`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

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
