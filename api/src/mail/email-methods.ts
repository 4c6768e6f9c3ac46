import MailComposer from 'nodemailer/lib/mail-composer'
import type { Attachment, Drawings, EmailContent, Images } from './email-content.ts'
import { emailImagesOf } from './email-images.ts'
import type { MailKind } from './queue-mail.ts'
import { renderEmail } from './render-email.ts'

/** Request to a thread; `data` is the input of the kind's renderer, `images` are those it names. */
export type EmailToRender = { kind: MailKind; data: unknown; images?: Images }
export type Headers = { messageId: string; from: string; to: string }
export type Page = { subject: string; html: string; text: string; attachments: string[] }

/** Thread methods for emails, by the names that `openEmailDrawer` calls. */
export function emailMethods(drawings: Drawings) {
  const contentOf = ({ kind, data }: EmailToRender) => drawings[kind](data as never)

  /** The whole message, for the SMTP server. */
  const drawMessage = async (
    sketch: EmailToRender,
    { messageId, from, to }: Headers,
  ): Promise<Uint8Array> => {
    const content = contentOf(sketch)
    const { subject, business } = content
    const { pictures, ...parts } = await drawParts(content, sketch.images)
    const shown = pictures.map(({ cid, content: bytes, mediaType = 'image/png' }) => ({
      cid,
      content: bytes,
      filename: `${cid}.${mediaType === 'image/png' ? 'png' : 'jpg'}`,
      contentType: mediaType,
    }))
    const attachments = [...shown, ...(await drawFiles(content.attachments, sketch.images))]
    const mail = {
      from,
      to,
      subject,
      messageId,
      attachments,
      ...(business.replyTo && { replyTo: business.replyTo }),
      ...parts,
    }
    return new MailComposer(mail).compile().build()
  }

  /** The email as a page for a browser, with embedded images. */
  const drawPage = async (sketch: EmailToRender): Promise<Page> => {
    const content = contentOf(sketch)
    const { html, text, pictures } = await drawParts(content, sketch.images)
    const byId = new Map(pictures.map((picture) => [picture.cid, picture]))
    const shown = html.replaceAll(/cid:([\w-]+)/g, (address, cid: string) => {
      const { content: bytes, mediaType = 'image/png' } = byId.get(cid) ?? {}
      return bytes ? `data:${mediaType};base64,${bytes.toString('base64')}` : address
    })
    const attachments = (content.attachments ?? []).map(({ fileName }) => fileName)
    return { subject: content.subject, html: shown, text, attachments }
  }

  /** An attachment; null when there is none of that name. */
  const drawFile = async (sketch: EmailToRender, fileName: string): Promise<Uint8Array | null> => {
    const { attachments = [] } = await contentOf(sketch)
    const [file] = await drawFiles(
      attachments.filter((attachment) => attachment.fileName === fileName),
      sketch.images,
    )
    return file?.content ?? null
  }

  return { drawMessage, drawPage, drawFile }
}

/** Both text forms of an email, and all its images. */
async function drawParts(content: EmailContent, images: Images = new Map()) {
  const { pictures, ...art } = await emailImagesOf(content, images)
  return { ...renderEmail(content, art), pictures: [...content.pictures, ...pictures] }
}

/** Sequential, as each one takes the memory of a whole PDF. */
async function drawFiles(attachments: readonly Attachment[] = [], images: Images = new Map()) {
  const drawn = []
  for (const { fileName, draw } of attachments) {
    const content = Buffer.from(await draw(images))
    drawn.push({ content, filename: fileName, contentType: 'application/pdf' })
  }
  return drawn
}
