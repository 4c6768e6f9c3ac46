import type { AddressInfo } from 'node:net'
import type { SMTPServer } from 'smtp-server'

/** Lets an SMTP server listen on a free port, and keeps it alive when senders are killed. */
export async function listenSmtp(server: SMTPServer) {
  // The sender may be killed in the middle of a message.
  server.on('error', () => {})
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
      }),
  }
}
