import { SpanKind } from '@opentelemetry/api'
import nodemailer from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import { inSpan } from '../platform/jobs/traces.ts'

type Outgoing = { from: string; to: string; message: Buffer }
export type Smtp = {
  send: (email: Outgoing) => Promise<void>
  close: () => void
}

// A server that sends single bytes now and then passes every timeout of a single answer.
const sendWithinMs = 120_000

export function openSmtp(url: string, connections: number): Smtp {
  const options: SMTPPool.Options = {
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  }
  const transport = nodemailer.createTransport(options)
  return {
    send: async ({ from, to, message }) => {
      const mail = {
        raw: message,
        envelope: { from, to },
        signal: AbortSignal.timeout(sendWithinMs),
      }
      await inSpan('SMTP send', { kind: SpanKind.CLIENT }, () => transport.sendMail(mail))
    },
    close: () => transport.close(),
  }
}

/**
 * Tests whether the mail server accepts the sign-in, without sending anything.
 *
 * @returns Its answer when it does not
 */
export async function trySignIn(url: string): Promise<string | null> {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  })
  return transport
    .verify()
    .then(
      () => null,
      (error: Error) => error.message,
    )
    .finally(() => transport.close())
}

/**
 * Whether the server rejected this email permanently; a refused connection or password is no fault
 * of the email.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
