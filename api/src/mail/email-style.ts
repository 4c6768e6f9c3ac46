import type { BrandColours } from '@guichet/contract/brand-colour.ts'
import { html, type SafeHtml } from '@remix-run/html-template'

const ink = '#1b2430'
const plain = `font-size:15px;line-height:22px;color:${ink}`
const small = 'font-size:13px;line-height:19px;color:#5b6675'
// As on the printed ticket.
const dashed = '1px dashed #b6bfcb'

/** Inline styles, as several email programs drop all others. */
export const style = {
  page: 'margin:0;padding:0;background-color:#f7f8fb',
  card: 'width:100%;max-width:600px;background-color:#ffffff;border:1px solid #d3d9e2',
  sender: 'margin:0;font-size:17px;line-height:24px;font-weight:700',
  logo: 'display:block;padding:4px;background-color:#ffffff;border-radius:4px',
  picture: `display:block;width:100%;max-width:552px;height:auto;margin:0 0 16px;border-radius:6px;${small}`,
  /** Shown next to the subject in a mailbox, hidden in the email. */
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px',
  /** A long name without spaces breaks instead of making the card wider than a phone. */
  around: [
    'padding:16px 8px;font-family:Radio Canada,Segoe UI,system-ui,sans-serif',
    'overflow-wrap:anywhere;word-break:break-word',
  ].join(';'),
  heading: `margin:0 0 12px;font-size:20px;line-height:28px;font-weight:700;color:${ink}`,
  subheading: `margin:0 0 12px;font-size:16px;line-height:28px;font-weight:700;color:${ink}`,
  paragraph: `margin:0 0 12px;${plain}`,
  note: `margin:0 0 4px;${small}`,
  small,
  quote: `border-left:3px solid #d3d9e2;padding-left:12px;${plain}`,
  cell: `padding:4px 0;vertical-align:top;${plain}`,
  amount: `padding:4px 0 4px 16px;vertical-align:top;white-space:nowrap;${plain}`,
  divider: `margin:16px 0;border:0;border-top:${dashed}`,
  button: 'border-radius:4px;mso-padding-alt:12px 24px',
  buttonLink: [
    'display:inline-block;padding:12px 24px;mso-padding-alt:0;border-radius:4px',
    'font-size:16px;line-height:22px;font-weight:700;text-decoration:none',
  ].join(';'),
  /** A ticket: its code in the middle, its texts below. */
  ticket: 'padding:16px 12px 12px;border:1px solid #d3d9e2;border-radius:8px',
  ticketTitle: `margin:8px 0 2px;font-size:18px;line-height:25px;font-weight:700;color:${ink}`,
  ticketTime: `margin:0 0 2px;font-size:17px;line-height:24px;font-weight:700;color:${ink}`,
  /** The number is read out when images are blocked. */
  ticketNumber: `margin:6px 0 0;font-family:monospace;font-size:17px;line-height:24px;letter-spacing:1px;color:${ink}`,
  code: 'display:block;margin:0 auto;background-color:#ffffff;color:#000000;font-size:15px;line-height:22px',
  asTyped: 'white-space:pre-line',
} as const

/** A layout table, as wide as its container, that screen readers do not announce as data. */
export const wide: SafeHtml = html`role="presentation" width="100%"
cellpadding="0" cellspacing="0" border="0"`

/**
 * Styles that cannot be inline: dark colours, for programs that support them; and a font for
 * Outlook for Windows, which uses Times when the first font is not installed.
 */
export const headStyle = ({ onLight, onDark }: BrandColours): SafeHtml => html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
.ink a, .dim a { color: ${onLight} }
@media (max-width: 480px) { .inside { padding: 16px !important } }
@media (prefers-color-scheme: dark) {
  .page { background-color: #14181f !important }
  .card { background-color: #252c36 !important; border-color: #46505e !important }
  .ink { color: #e6e9ee !important; border-color: #46505e !important }
  .dim { color: #a3adba !important }
  .line { border-color: #5b6675 !important }
  .top { border-top-color: ${onDark} !important }
  .ink a, .dim a { color: ${onDark} !important }
}
</style>
<!--[if mso]><style>
  td, p, h1, h2, h3, li, a { font-family: Segoe UI, Arial, sans-serif !important }
</style><![endif]-->`
