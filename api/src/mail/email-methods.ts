import MailComposer from 'nodemailer/lib/mail-composer'
import type { Attachment, Drawings } from './email-content.ts'
import type { MailKind } from './queue-mail.ts'
import { renderEmail } from './render-email.ts'

/** What a thread is asked to draw; `data` is what the drawing of the kind takes. */
export type Sketch = { kind: MailKind; data: unknown; logo?: Uint8Array | null }
export type Headers = { messageId: string; from: string; to: string }
export type Page = { subject: string; html: string; text: string; attachments: string[] }

/** What a thread does for emails, by the names that `openEmailDrawer` asks for. */
export function emailMethods(drawings: Drawings) {
  const contentOf = ({ kind, data }: Sketch) => drawings[kind](data as never)

  /** The whole message, as it goes to the SMTP server. */
  const drawMessage = async (
    sketch: Sketch,
    { messageId, from, to }: Headers,
  ): Promise<Uint8Array> => {
    const content = await contentOf(sketch)
    const { subject, business, pictures } = content
    const shown = pictures.map(({ cid, content: bytes }) => ({
      cid,
      content: bytes,
      filename: `${cid}.png`,
      contentType: 'image/png',
    }))
    const attachments = [...shown, ...(await drawFiles(content.attachments, sketch.logo))]
    const mail = {
      from,
      to,
      subject,
      messageId,
      attachments,
      ...(business.replyTo && { replyTo: business.replyTo }),
      ...renderEmail(content),
    }
    return new MailComposer(mail).compile().build()
  }

  /** The email as a page for a browser, its pictures inside. */
  const drawPage = async (sketch: Sketch): Promise<Page> => {
    const content = await contentOf(sketch)
    const { html, text } = renderEmail(content)
    const pictures = new Map(content.pictures.map(({ cid, content: bytes }) => [cid, bytes]))
    const shown = html.replaceAll(/cid:([\w-]+)/g, (address, cid: string) => {
      const bytes = pictures.get(cid)
      return bytes ? `data:image/png;base64,${bytes.toString('base64')}` : address
    })
    const attachments = (content.attachments ?? []).map(({ fileName }) => fileName)
    return { subject: content.subject, html: shown, text, attachments }
  }

  /** One of the files that go with an email; null when it has no such file. */
  const drawFile = async (sketch: Sketch, fileName: string): Promise<Uint8Array | null> => {
    const { attachments = [] } = await contentOf(sketch)
    const [file] = await drawFiles(
      attachments.filter((attachment) => attachment.fileName === fileName),
      sketch.logo,
    )
    return file?.content ?? null
  }

  return { drawMessage, drawPage, drawFile }
}

/** One after the other: each takes the memory of a whole paper. */
async function drawFiles(attachments: readonly Attachment[] = [], logo: Sketch['logo'] = null) {
  const drawn = []
  for (const { fileName, draw } of attachments) {
    const content = Buffer.from(await draw(logo))
    drawn.push({ content, filename: fileName, contentType: 'application/pdf' })
  }
  return drawn
}
