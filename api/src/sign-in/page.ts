import type { Language } from '@guichet/contract/rules.words.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { signInWords } from './sign-in.words.ts'

type Page = { language: Language; title: string; body: string; /** The same page in the other language. */ otherLanguageUrl: string }

/** The frame of the pages that are shown before anybody is signed in: no script, one stylesheet. */
export function page({ language, title, body, otherLanguageUrl }: Page): string {
  const other = language === 'fr' ? 'en' : 'fr'
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Guichet</title><link rel="stylesheet" href="/sign-in/page.css"></head>
<body><header><span class="brand">Guichet</span><a href="${escapeHtml(otherLanguageUrl)}" lang="${other}" hreflang="${other}">${signInWords[other].thisLanguage}</a></header>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`
}

type Field = { name: string; label: string; type: string; autocomplete: string; value?: string; hint?: string; invalid?: boolean; focus?: boolean }
export function field({ name, label, type, autocomplete, value = '', hint, invalid, focus }: Field): string {
  const described = [hint && `${name}-hint`, invalid && 'problem'].filter(Boolean).join(' ')
  return `<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}" required maxlength="200"${described && ` aria-describedby="${described}"`}${invalid ? ' aria-invalid="true"' : ''}${focus ? ' autofocus' : ''}>
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}`
}

export const problem = (sentence: string | undefined): string => (sentence ? `<p class="problem" id="problem" role="alert">${escapeHtml(sentence)}</p>` : '')

/** Colours and type of the portal, small enough to be written by hand. */
export const stylesheet = `
:root { color-scheme: light dark; --ink: #1b2430; --dim: #5b6675; --paper: #f7f8fb; --card: #fff; --line: #b6bfcb; --brand: #3f6ad8; --link: #294a9e; --bad: #a3260f; --bad-paper: #fdece8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --dim: #a3adba; --paper: #14181f; --card: #252c36; --line: #46505e; --link: #8ca5ea; --bad: #ffa890; --bad-paper: #3a1712 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 'Radio Canada Variable', system-ui, sans-serif }
header { display: flex; justify-content: space-between; align-items: center; max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem 0 }
.brand { font-weight: 700; font-size: 1.1rem; letter-spacing: .01em }
main { max-width: 26rem; margin: 4vh auto 2rem; padding: 1.75rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 4px; width: calc(100% - 2rem) }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 1.25rem; padding-bottom: 1.1rem; border-bottom: 1px dashed var(--line) }
label { display: block; font-weight: 600; margin: 1rem 0 .25rem }
input { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 4px }
button { width: 100%; min-height: 44px; margin-top: 1.5rem; font: inherit; font-weight: 650; color: #fff; background: var(--brand); border: 0; border-radius: 4px; cursor: pointer }
a { color: var(--link); display: inline-block; min-height: 24px } :focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
.hint { color: var(--dim); font-size: .875rem; margin: .25rem 0 0 } .problem { color: var(--bad); background: var(--bad-paper); padding: .5rem .75rem; border-left: 3px solid var(--bad); margin: 0 0 1rem }
.below { margin: 1.25rem 0 0 }
`
