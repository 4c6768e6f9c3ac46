import { brandColours } from '@guichet/contract/brand-colour.ts'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Business } from './email-content.ts'
import { style, wide } from './email-style.ts'

/** Text, which is escaped, or parts that are HTML already. */
type Content = string | SafeHtml | SafeHtml[]
export type LineItem = {
  label: string
  /** Details below the label. */
  details?: readonly string[]
  amount: string
  isStrong?: boolean
}

export const heading = (text: string): SafeHtml => html`
<h1 class="ink" style="${style.heading}">${text}</h1>`

export const subheading = (text: string): SafeHtml => html`
<h2 class="ink" style="${style.subheading}">${text}</h2>`

export const paragraph = (content: Content): SafeHtml => html`
<p class="ink" style="${style.paragraph}">${content}</p>`

/** A paragraph in smaller, lighter text. */
export const note = (content: Content): SafeHtml => html`
<p class="dim" style="${style.note}">${content}</p>`

/** A note inside a paragraph. */
export const small = (text: string): SafeHtml =>
  html`<span class="dim" style="${style.small}">${text}</span>`

/** Text with its line breaks preserved. */
export const withLineBreaks = (text: string): SafeHtml =>
  html`<span style="${style.asTyped}">${text}</span>`

export const divider = (): SafeHtml => html`
<hr class="line" style="${style.divider}">`

/** A table of one cell: the only block whose spacing every email program respects. */
export const section = (content: Content): SafeHtml => html`
<table ${wide}>
<tr><td style="padding:16px 0 0">${content}</td></tr></table>`

/** Text written by the business, with a line at its side. */
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

function lineItem({ label, details = [], amount, isStrong = false }: LineItem): SafeHtml {
  const weight = isStrong ? ';font-weight:700' : ''
  return html`
<tr>
<td class="ink" style="${style.cell}${weight}">${label}${details.map(detail)}</td>
<td class="ink" align="right" style="${style.amount}${weight}">${amount}</td>
</tr>`
}
const detail = (text: string): SafeHtml => html`<br>${small(text)}`

type Button = {
  label: string
  href: string
  /** Business whose brand colour is used. */
  business: Pick<Business, 'colour'>
  align?: 'left' | 'center'
}
/**
 * A button. Its cell has the colour and padding too, as Outlook for Windows ignores both on links.
 * The border is visible when its colour is that of the card.
 */
export function button({ label, href, business, align = 'left' }: Button): SafeHtml {
  const { background, ink, onLight } = brandColours(business.colour)
  const cell = `${style.button};background-color:${background};border:1px solid ${onLight}`
  const link = `${style.buttonLink};background-color:${background};color:${ink}`
  return html`
<table ${wide}>
<tr><td align="${align}" style="padding:12px 0 20px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td class="line" align="center" bgcolor="${background}" style="${cell}">
<a href="${href}" target="_blank" style="${link}">${label}</a>
</td></tr></table>
</td></tr></table>`
}

type TicketWords = {
  title: string
  when: string
  holder: string
  reference: string
  /** Content id and alternative text of its code; or the reason why it has none. */
  code: { cid: string; alt: string } | string
}
/** A ticket for a gate: the code first, on white in every colour scheme, with its texts below. */
export function ticketCard(
  { title, when, holder, reference, code }: TicketWords,
  business: Pick<Business, 'colour'>,
): SafeHtml {
  const { onLight } = brandColours(business.colour)
  return html`
<table ${wide} style="margin:0 0 16px">
<tr><td class="line top" align="center" style="${style.ticket};border-top:4px solid ${onLight}">
${typeof code === 'string' ? note(code) : picturedCode(code)}
<p class="ink" style="${style.ticketTitle}">${title}</p>
<p class="ink" style="${style.ticketTime}">${when}</p>
${holder ? paragraph(holder) : null}
<p class="ink" style="${style.ticketNumber}">${reference}</p>
</td></tr></table>`
}

const picturedCode = ({ cid, alt }: { cid: string; alt: string }) => html`
<img src="cid:${cid}" width="240" height="240" alt="${alt}" style="${style.code}">`
