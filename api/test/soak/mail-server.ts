import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that can stall: it takes connections and bytes, and answers nothing. */
export type MailServer = {
  url: string
  /** The ids of the messages that it took, in their order. */
  taken: string[]
  stall: () => void
  goOn: () => void
  close: () => Promise<void>
}

/**
 * A message counts as taken with the answer that says so: where its sender went away while it was
 * stalled, it is forgotten.
 */
export async function openMailServer(): Promise<MailServer> {
  const taken: string[] = []
  const gone = new Set<string>()
  let isOpen = Promise.resolve()
  let open = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => void isOpen.then(() => done()),
    onClose: ({ id }) => void gone.add(id),
    onData: (stream, session, done) => {
      let head = ''
      stream
        .on('data', (chunk: Buffer) => {
          if (head.length < 4000) head += chunk.toString()
        })
        .on('end', () => {
          void isOpen.then(() => {
            if (!gone.has(session.id)) taken.push(/^message-id: (<[^>]+>)/im.exec(head)![1]!)
            done()
          })
        })
    },
  })
  // The sender may be killed in the middle of a message.
  server.on('error', () => {})
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    stall: () => {
      isOpen = new Promise((opened) => {
        open = opened
      })
    },
    goOn: () => {
      open()
      isOpen = Promise.resolve()
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
      }),
  }
}
