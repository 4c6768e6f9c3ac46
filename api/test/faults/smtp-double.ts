import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { id: string; raw: string }
type Options = {
  /**
   * Runs between the last byte of a message and the answer. @returns the code of a problem, or
   * nothing
   */
  answer?: (message: Received, nth: number) => Promise<number | void>
}

/** An SMTP server that keeps what it was given, also what it refused. */
export async function openSmtpDouble({ answer = async () => {} }: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const raw = Buffer.concat(chunks).toString()
          const message = { id: /^message-id: (<[^>]+>)/im.exec(raw)![1]!, raw }
          received.push(message)
          void answer(message, received.length).then((responseCode) =>
            done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null),
          )
        })
    },
  })
  // The sender may be killed in the middle of a message.
  server.on('error', () => {})
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    received,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
      }),
  }
}

/** How often each message id came, for those that came more than once. */
export const repeated = (received: readonly Received[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(received, ({ id }) => id)].flatMap(([id, all]) =>
      all.length > 1 ? [[id, all.length]] : [],
    ),
  )
