import { brandMark } from '@guichet/contract/page-look.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../../platform/http/problem.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { fontUrl } from './page-style.ts'
import { signInMessages } from './sign-in.messages.ts'

type Page = {
  language: Language
  title: string
  body: string
  /** URL of the same page in the other language. */
  otherLanguageUrl: string
}
export type DrawPage = (page: Page) => string

/** Language of a page: `?lang=`, otherwise that of the browser, by default French. */
export const pageLanguage = (request: Pick<FastifyRequest, 'query' | 'headers'>): Language => {
  const asked = (request.query as { lang?: unknown } | null | undefined)?.lang
  return asked === 'fr' || asked === 'en' ? asked : languageOf(request)
}
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')

/**
 * Text of a form field for any body: it may be missing, a list, a number, or anything else;
 * characters after the first `max` are cut off.
 */
export function textOf(fields: unknown, name: string, max = 1000): string {
  const value =
    typeof fields === 'object' && fields !== null
      ? (fields as Record<string, unknown>)[name]
      : undefined
  return typeof value === 'string' ? value.slice(0, max) : ''
}

const demoNotice = (language: Language) => {
  const { demoTitle, demoText } = signInMessages[language]
  return `<aside class="demo"><p class="demo-title">${escapeHtml(demoTitle)}</p>
<p>${escapeHtml(demoText)}</p></aside>\n`
}

/**
 * Layout of the pages before sign-in: no script, one stylesheet. A public demonstration is marked
 * on each of them.
 */
export const pagesOf =
  ({ isPublicDemo }: { isPublicDemo: boolean }): DrawPage =>
  ({ language, title, body, otherLanguageUrl }) => {
    const other = otherLanguage(language)
    const otherName = signInMessages[other].thisLanguage
    return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Guichet</title>
<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontUrl}">
<link rel="stylesheet" href="/sign-in/page.css"></head>
<body><header><span class="brand">${brandMark}Guichet</span>
<a href="${escapeHtml(otherLanguageUrl)}" lang="${other}" hreflang="${other}">${otherName}</a></header>
${isPublicDemo ? demoNotice(language) : ''}<main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`
  }

type Field = {
  name: string
  label: string
  type: string
  autocomplete: string
  value?: string
  hint?: string
  invalid?: boolean
  focus?: boolean
}
export function field({
  name,
  label,
  type,
  autocomplete,
  value = '',
  hint,
  invalid,
  focus,
}: Field): string {
  const described = [hint && `${name}-hint`, invalid && 'problem'].filter(Boolean).join(' ')
  const marks = [
    described && ` aria-describedby="${described}"`,
    invalid && ' aria-invalid="true"',
    focus && ' autofocus',
  ]
    .filter(Boolean)
    .join('')
  return `<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"
value="${escapeHtml(value)}" required maxlength="200"${marks}>
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}`
}

export const problem = (sentence: string | undefined): string =>
  sentence ? `<p class="problem" id="problem" role="alert">${escapeHtml(sentence)}</p>` : ''
