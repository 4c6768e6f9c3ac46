import { brandColours } from '@guichet/contract/brand-colour.ts'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { EmailContent } from './email-content.ts'
import { logoId, pictureId, type EmailImages } from './email-images.ts'
import { emailLayoutMessages } from './email-layout.messages.ts'
import { divider, note } from './email-parts.ts'
import { headStyle, style, wide } from './email-style.ts'

// Invisible characters after the preview text, so that a mailbox shows nothing else next to the
// subject.
const filler = '\u034f\u200c\u00a0'.repeat(80)

/**
 * Layout of every email: the logo and the name of the business on its colour, a card of 600 px, the
 * image, and the sender. Outlook for Windows ignores max-width, so it gets a separate table around
 * the card.
 */
export function layout(content: EmailContent, art: EmailImages): SafeHtml {
  const { language, subject, preview, business, lead = null, body } = content
  const say = emailLayoutMessages[language]
  const colours = brandColours(business.colour)
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
${headStyle(colours)}
</head>
<body class="page" style="${style.page}">
<div class="preheader" style="${style.preheader}">${preview}${filler}</div>
<table ${wide} class="page" bgcolor="#f7f8fb">
<tr><td align="center" style="${style.around}">
<!--[if mso]>
<table role="presentation" align="center" width="600" cellpadding="0"><tr><td>
<![endif]-->
<table ${wide} class="card" style="${style.card}">
<tr><td bgcolor="${colours.background}" style="padding:12px 24px;background-color:${colours.background}">
${sender(business.name, colours.ink, art.logo)}
</td></tr>
<tr><td class="inside" align="left" style="padding:24px">
${lead}
${art.hasPicture && content.picture ? pictureOf(content.picture.alt) : null}
${body}
${divider()}
${note(say.sentBy(business.name))}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>`
}

/**
 * The logo is on white, as most logos are made for it. The name is next to it, so the logo has no
 * alternative text and nothing is lost when images are blocked.
 */
function sender(name: string, ink: string, logo: EmailImages['logo']): SafeHtml {
  const words = html`<p style="${style.sender};color:${ink}">${name}</p>`
  if (!logo) return words
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="${logo.width}" style="padding:0 14px 0 0">
<img src="cid:${logoId}" width="${logo.width}" height="${logo.height}" alt="" style="${style.logo}">
</td>
<td>${words}</td>
</tr></table>`
}

const pictureOf = (alt: string) => html`
<img class="dim" src="cid:${pictureId}" width="552" alt="${alt}" style="${style.picture}">`
