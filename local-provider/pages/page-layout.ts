import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { brandMark, fontFace, pageColours, pageFont } from '@guichet/contract/page-look.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostedPagesMessages } from './hosted-pages.messages.ts'

const fontUrl = '/fonts/radio-canada.woff2'

const styles = `
${fontFace(fontUrl)}
${pageColours}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 ${pageFont} }
header { display: flex; align-items: center; gap: .5rem; max-width: 26rem; margin: 0 auto;
  padding: 1.5rem 1rem 0; font-weight: 700; font-size: 1.0625rem; letter-spacing: -.01em }
main { max-width: 26rem; width: calc(100% - 2rem); margin: 4vh auto 2rem; padding: 1.75rem 1.5rem;
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 4px;
  overflow-wrap: anywhere }
h1 { margin: 0 0 1.25rem; padding-bottom: 1.1rem; border-bottom: 1px dashed var(--line-strong);
  font-size: 1.375rem; line-height: 1.3; font-weight: 620 }
h2 { font-size: 1rem }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0 0 1rem }
dd { margin: 0; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
.total { font-weight: 700 }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600 }
input, select { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--field-line); border-radius: 4px }
input[aria-invalid] { border-color: var(--negative) }
button { width: 100%; min-height: 44px; margin-top: 1rem; padding: .5rem 1rem; font: inherit;
  font-weight: 550; color: #fff; background: var(--brand); border: 1px solid var(--brand);
  border-radius: 4px; cursor: pointer }
button.plain { color: var(--link); background: none; border-color: var(--line-strong) }
ul { margin: 0 0 1rem; padding-left: 1.25rem }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.fault { margin: .25rem 0 0; color: var(--negative) }
.dim { color: var(--dimmed); font-size: .875rem }
a { display: inline-block; min-height: 24px; color: var(--link) }
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
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${styleElement}
</head>
<body>
<header>${html.raw`${brandMark}`}Guichet</header>
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
    "font-src 'self'",
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

export function serveFont(app: FastifyInstance, file: string): void {
  const font = fs.readFileSync(file)
  app.get(fontUrl, async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
}
