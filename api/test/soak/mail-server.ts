import { SMTPServer } from 'smtp-server'
import { listenSmtp } from '../listen-smtp.ts'

/** A mail server that can stall: it accepts connections and bytes, and does not answer. */
export type MailServer = {
  url: string
  /** Ids of the accepted messages, in order. */
  taken: string[]
  stall: () => void
  goOn: () => void
  close: () => Promise<void>
}

/**
 * A message is accepted once the sender gets the reply: if the sender disconnected while the server
 * was stalled, the message is dropped.
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
  return {
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
    ...(await listenSmtp(server)),
  }
}
