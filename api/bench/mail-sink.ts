import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An SMTP server that accepts and discards all emails. */
export async function mailSink(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, taken) => {
      stream.on('end', () => taken()).resume()
    },
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
      }),
  }
}
