import { createHash } from 'node:crypto'
import { pageColours, pageFont } from '@guichet/contract/page-look.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import type { FastifyInstance } from 'fastify'
import { otherSiteMessages } from './other-site.messages.ts'

const styles = `
${pageColours}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 ${pageFont} }
main, header { max-width: 60rem; margin: auto; padding: 1rem }
a { color: var(--link); line-height: 2.75rem }
iframe { border: 1px solid var(--line-strong) }
`
const styleHash = createHash('sha256').update(styles).digest('base64')
const styleElement = html.raw`<style>${styles}</style>`

/** An example of another site, which shows a ticket office by a button and in a frame. */
const page = (language: Language, office: string, origin: string) => {
  const say = otherSiteMessages[language]
  const address = `${origin}/b/${office}${language === 'en' ? '/en' : ''}`
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${say.title}</title>
${styleElement}
<script async src="${origin}/b/-/embed.js"></script>
</head>
<body>
<header>${say.site}</header>
<main>
<h1>${say.title}</h1>
<p>${say.explain}</p>
<h2>${say.button}</h2>
<p><a href="${address}" data-guichet="button">${say.buy}</a></p>
<h2>${say.frame}</h2>
<a href="${address}" data-guichet="frame">${say.buy}</a>
</main>
</body>
</html>`
}

/** Serves the example at `/site/<office>`, and in English at `/site/<office>/en`. */
export function serveOtherSite(app: FastifyInstance, origin: string): void {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `script-src ${origin}`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  for (const [path, language] of [
    ['/site/:office', 'fr'],
    ['/site/:office/en', 'en'],
  ] as const)
    app.get<{ Params: { office: string } }>(path, async ({ params: { office } }, reply) => {
      if (!/^[a-z0-9_-]+$/i.test(office)) return reply.code(404).send()
      return reply
        .type('text/html; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', policy)
        .send(String(page(language, office, origin)))
    })
}
