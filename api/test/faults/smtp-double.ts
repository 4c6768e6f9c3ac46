import { SMTPServer } from 'smtp-server'
import { listenSmtp } from '../listen-smtp.ts'

export type ReceivedEmail = { id: string; raw: string }
type Options = {
  /**
   * Runs between the last byte of a message and the answer. @returns the code of a problem, or
   * nothing
   */
  answer?: (message: ReceivedEmail, nth: number) => Promise<number | void>
}

/** An SMTP server that records each message, including refused ones. */
export async function openSmtpDouble({ answer = async () => {} }: Options = {}) {
  const received: ReceivedEmail[] = []
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
  return {
    received,
    ...(await listenSmtp(server)),
  }
}

/** Number of times that each message id arrived, for those that arrived more than once. */
export const repeated = (received: readonly ReceivedEmail[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(received, ({ id }) => id)].flatMap(([id, all]) =>
      all.length > 1 ? [[id, all.length]] : [],
    ),
  )
