import { SMTPServer } from 'smtp-server'
import { listenSmtp } from '../listen-smtp.ts'

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
