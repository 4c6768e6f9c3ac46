import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { EmailContent } from './email-content.ts'
import { noEmailImages, type EmailImages } from './email-images.ts'
import { layout } from './email-layout.ts'

const block = (lineBreaks: number) => ({
  format: 'block',
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
})
const asText: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: '.preheader', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'tr', ...block(2) },
    { selector: 'td', ...block(1) },
  ],
}

/** Both parts of an email; the text is converted from the HTML. */
export function renderEmail(
  content: EmailContent,
  art: EmailImages = noEmailImages,
): { html: string; text: string } {
  const html = String(layout(content, art))
  return { html, text: convert(html, asText) }
}
