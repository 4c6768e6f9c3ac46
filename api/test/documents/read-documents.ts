import { convert } from 'html-to-text'
import { readPdf } from '../read-pdf.ts'
import type { TestServer } from '../test-server.ts'

export type ReadEmail = {
  kind: string
  /** Visible text of the HTML, on one line. */
  text: string
  /** Text of the attached PDFs by their file names. */
  files: Record<string, string>
}

/** Emails of an order as the buyer received them, oldest first, with their files. */
export async function readEmails(
  { owner, app }: TestServer,
  tenantId: string,
  orderId: string,
): Promise<ReadEmail[]> {
  const { rows } = await owner.query<{ id: string; kind: string }>(
    'select id, kind from mail where order_id = $1 order by created_at, id',
    [orderId],
  )
  const emails: ReadEmail[] = []
  for (const { id, kind } of rows) {
    const address = `/dev/mail/${tenantId}/${id}`
    const page = await app.http.inject({ url: address })
    const { body } = await app.http.inject({ url: `${address}/html` })
    const files: ReadEmail['files'] = {}
    for (const [, name] of page.body.matchAll(/\/files\/([^"]+)"/g)) {
      const { rawPayload } = await app.http.inject({ url: `${address}/files/${name}` })
      files[decodeURIComponent(name!)] = (await readPdf(rawPayload)).text
    }
    emails.push({ kind, text: textOf(body), files })
  }
  return emails
}

const textOf = (html: string) =>
  convert(html, { wordwrap: false, selectors: [{ selector: 'a', options: { ignoreHref: true } }] })
    .replaceAll(/\s+/g, ' ')
    .trim()
