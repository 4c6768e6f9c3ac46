import { holdsCardNumber } from '@guichet/contract/card-number.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import sanitizeHtml from 'sanitize-html'
import { fieldProblem } from '../http/field-problem.ts'

const aligned = ['p', 'h1', 'h2', 'h3']
const alignment = /^\s*text-align:\s*(left|right|center|justify)\s*(;?)\s*$/i
/**
 * The editor's own alignment is preserved as browsers write it, with or without the last semicolon;
 * every other style is removed.
 */
const keepAlignment: sanitizeHtml.Transformer = (tagName, { style }) => {
  const [, side, end] = alignment.exec(style ?? '') ?? []
  return { tagName, attribs: side ? { style: `text-align: ${side.toLowerCase()}${end}` } : {} }
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...aligned, 'strong', 'em', 'u', 's', 'mark', 'ul', 'ol', 'li', 'br'],
  allowedAttributes: Object.fromEntries(aligned.map((tag) => [tag, ['style']])),
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ...Object.fromEntries(aligned.map((tag) => [tag, keepAlignment])),
  },
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 20,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
}

/**
 * Sanitizes rich text for storage: only elements of the editor remain, in its own spelling, so that
 * its output is preserved byte by byte. Text without content becomes empty.
 */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html.replaceAll('\0', ''), options)
    .replaceAll('<br />', '<br>')
    .replaceAll('\u00a0', '&nbsp;')
  return clean.replace(/<[^>]*>|&nbsp;|\s/g, '') ? clean : ''
}

type Limit = { max: number; field: string; language: Language }
/**
 * Sanitizes rich text and validates the result, as sanitizing may lengthen the text or reveal
 * content.
 */
export function richText(html: string, { max, field, language }: Limit): string {
  const stored = sanitizeRichText(html)
  // Text that tags and entities concealed is readable now.
  if (holdsCardNumber(stored)) throw fieldProblem(field, 'cardNumber', language)
  if (stored.length > max) throw fieldProblem(field, `maxLength:${max}`, language)
  return stored
}
