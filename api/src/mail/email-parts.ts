import { html, type SafeHtml } from '@remix-run/html-template'
import { style, wide } from './email-style.ts'

/** Text, which is escaped, or parts that are HTML already. */
type Content = string | SafeHtml | SafeHtml[]
export type LineItem = { label: string; amount: string; isStrong?: boolean }

export const heading = (text: string): SafeHtml => html`
<h1 class="ink" style="${style.heading}">${text}</h1>`

export const subheading = (text: string): SafeHtml => html`
<h2 class="ink" style="${style.subheading}">${text}</h2>`

export const paragraph = (content: Content): SafeHtml => html`
<p class="ink" style="${style.paragraph}">${content}</p>`

/** Smaller and paler than a paragraph. */
export const note = (content: Content): SafeHtml => html`
<p class="dim" style="${style.note}">${content}</p>`

/** A note inside a paragraph. */
export const small = (text: string): SafeHtml =>
  html`<span class="dim" style="${style.small}">${text}</span>`

/** Text in several lines, shown in the lines that it was typed in. */
export const asTyped = (text: string): SafeHtml =>
  html`<span style="${style.asTyped}">${text}</span>`

export const divider = (): SafeHtml => html`
<hr class="line" style="${style.divider}">`

/** A table of one cell: the one block whose space every email program respects. */
export const section = (content: Content): SafeHtml => html`
<table ${wide}>
<tr><td style="padding:16px 0 0">${content}</td></tr></table>`

/** A title and what belongs to it, in the middle, below a dashed line. */
export const centeredSection = (title: string, content: Content): SafeHtml => html`
<table ${wide}>
<tr><td class="line" align="center" style="${style.centered}">
<p class="ink" style="${style.sectionTitle}">${title}</p>
${content}
</td></tr></table>`

/** What somebody of the business wrote, with a line beside it. */
export const quote = (content: Content): SafeHtml => html`
<table ${wide}>
<tr><td style="padding:0 0 16px">
<table ${wide}>
<tr><td class="ink" style="${style.quote}">${content}</td></tr></table>
</td></tr></table>`

/** Labels on the left, amounts on the right. */
export const lineItems = (items: readonly LineItem[]): SafeHtml => html`
<table ${wide} style="margin-bottom:12px">${items.map(lineItem)}
</table>`

function lineItem({ label, amount, isStrong = false }: LineItem): SafeHtml {
  const weight = isStrong ? ';font-weight:700' : ''
  return html`
<tr>
<td class="ink" style="${style.cell}${weight}">${label}</td>
<td class="ink" align="right" style="${style.amount}${weight}">${amount}</td>
</tr>`
}

type Button = { label: string; href: string; align?: 'left' | 'center' }
/** Its cell is coloured and padded too: Outlook for Windows does neither to a link. */
export const button = ({ label, href, align = 'left' }: Button): SafeHtml => html`
<table ${wide}>
<tr><td align="${align}" style="padding:12px 0 20px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" bgcolor="#3f6ad8" style="${style.button}">
<a href="${href}" target="_blank" style="${style.buttonLink}">${label}</a>
</td></tr></table>
</td></tr></table>`
