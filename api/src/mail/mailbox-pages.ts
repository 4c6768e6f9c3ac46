import { escapeHtml } from '../platform/text/escape-html.ts'

const styles = `body { font: 15px/1.5 system-ui; margin: 1.5rem; color: #1b2430; background: #f7f8fb }
table { border-collapse: collapse; background: #fff; width: 100% }
td, th { text-align: left; padding: .4rem .6rem; border: 1px solid #d3d9e2 }
iframe { width: 100%; height: 80vh; border: 1px solid #d3d9e2; background: #fff }
a { color: #294a9e }`
const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
const shell = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head>${head}<title>${title}</title>
<style>${styles}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

type ListedMail = {
  tenant_id: string
  id: string
  kind: string
  to_email: string
  language: string
  state: string
  created_at: string
}
const addressOf = ({ tenant_id, id }: Pick<ListedMail, 'tenant_id' | 'id'>) =>
  `/dev/mail/${tenant_id}/${id}`
const listRow = (mail: ListedMail) => `<tr><td>${mail.created_at}</td>
<td>${escapeHtml(mail.to_email)}</td>
<td><a href="${addressOf(mail)}">${mail.kind} (${mail.language})</a></td>
<td>${mail.state}</td></tr>`

/** The list of emails as an HTML page. */
export const listPage = (mails: readonly ListedMail[]): string =>
  shell(
    'Mailbox',
    `<table><thead><tr><th>When</th><th>To</th><th>What</th><th>State</th></tr></thead>
<tbody>${mails.map(listRow).join('')}</tbody></table>`,
  )

/** An email as an HTML page: its HTML in a frame with a separate URL, and its text. */
export const mailPage = (
  mail: Pick<ListedMail, 'tenant_id' | 'id' | 'to_email' | 'state'>,
  { subject, text, attachments }: { subject: string; text: string; attachments: string[] },
): string =>
  shell(
    escapeHtml(subject),
    `<p><a href="/dev/mail">Mailbox</a> · ${escapeHtml(mail.to_email)} · ${mail.state}</p>
<iframe title="HTML" src="${addressOf(mail)}/html"></iframe>
${attachments.length ? `<h2>Files</h2><ul>${attachments.map((name) => fileLink(mail, name)).join('')}</ul>` : ''}
<h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  )
const fileLink = (mail: Pick<ListedMail, 'tenant_id' | 'id'>, name: string) =>
  `<li><a href="${addressOf(mail)}/files/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`
