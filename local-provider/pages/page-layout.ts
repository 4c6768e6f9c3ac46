import { createHash } from 'node:crypto'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostedPagesMessages } from './hosted-pages.messages.ts'

const styles = `
:root { color-scheme: light }
body { margin: 0; background: #f7f8fb; color: #1b2430; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 2rem auto; padding: 1.5rem; background: #fff;
  border: 1px solid #d3d9e2; border-radius: 8px; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font-size: 1.375rem }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0 0 1rem }
dd { margin: 0; text-align: right; white-space: nowrap }
.total { font-weight: 700 }
label { display: block; margin-top: .75rem; font-weight: 600 }
input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem; font: inherit;
  border: 1px solid #5b6675; border-radius: 4px }
input[aria-invalid] { border-color: #b3261e }
button { width: 100%; min-height: 44px; margin-top: 1rem; padding: .5rem 1rem; font: inherit;
  font-weight: 700; color: #fff; background: #294a9e; border: 1px solid #294a9e; border-radius: 4px }
button.plain { color: #294a9e; background: #fff }
ul { margin: 0 0 1rem; padding-left: 1.25rem }
:focus-visible { outline: 3px solid #294a9e; outline-offset: 2px }
.fault { margin: .25rem 0 0; color: #b3261e }
.dim { color: #5b6675; font-size: .875rem }
a { color: #294a9e }
`
const styleHash = createHash('sha256').update(styles).digest('base64')
// Kept as one raw string, because the policy has a hash of exactly these characters.
const styleElement = html.raw`<style>${styles}</style>`

export type HostedPage = { language: Language; title: string; body: SafeHtml }

const draw = ({ language, title, body }: HostedPage): SafeHtml => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styleElement}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
<p class="dim">${hostedPagesMessages[language].notice}</p>
</main>
</body>
</html>`

/** @param returnsTo URLs to which the form redirects, which the policy must allow */
export const sendPage = (
  reply: FastifyReply,
  page: HostedPage,
  returnsTo: readonly string[] = [],
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policyOf(returnsTo))
    .send(String(draw(page)))

const policyOf = (returnsTo: readonly string[]) => {
  const targets = ["'self'", ...new Set(returnsTo.map((address) => new URL(address).origin))]
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${targets.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** French unless the session, or otherwise the browser, asks for English. */
export function languageOf(
  { headers }: FastifyRequest,
  locale: string | null | undefined,
): Language {
  const wanted = locale && locale !== 'auto' ? locale : (headers['accept-language'] ?? '')
  return /^\s*en\b/i.test(wanted) ? 'en' : 'fr'
}
