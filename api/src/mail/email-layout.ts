import { html, type SafeHtml } from '@remix-run/html-template'
import type { EmailContent } from './email-content.ts'
import { emailLayoutMessages } from './email-layout.messages.ts'
import { divider, note } from './email-parts.ts'
import { headStyle, style, wide } from './email-style.ts'

// Invisible, so that a mailbox that shows the beginning of an email beside its subject stops there.
const filler = '\u034f\u200c\u00a0'.repeat(80)

/**
 * What is around every email: the name of the business on its colour, a card of 600 px, who sent
 * it. Outlook for Windows knows no greatest width, so it gets a table of its own around the card.
 */
export function layout({ language, subject, preview, business, body }: EmailContent): SafeHtml {
  const say = emailLayoutMessages[language]
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
${headStyle}
</head>
<body class="page" style="${style.page}">
<div class="preheader" style="${style.preheader}">${preview}${filler}</div>
<table ${wide} class="page" bgcolor="#f7f8fb">
<tr><td align="center" style="${style.around}">
<!--[if mso]>
<table role="presentation" align="center" width="600" cellpadding="0"><tr><td>
<![endif]-->
<table ${wide} class="card" style="${style.card}">
<tr><td bgcolor="${business.colour}" style="padding:14px 24px;background-color:${business.colour}">
<p style="${style.sender}">${business.name}</p>
</td></tr>
<tr><td align="left" style="padding:24px">
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
