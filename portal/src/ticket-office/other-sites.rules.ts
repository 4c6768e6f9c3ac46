import type { Language } from '../kit/text/messages.ts'

type Link = { base: string; staticUrl: string; language: Language; text: string }

/** A line of HTML for another site: a link that `embed.js` turns into a button or into a frame. */
export function snippetOf(kind: 'button' | 'frame', { base, staticUrl, language, text }: Link) {
  const address = `${base}/${staticUrl}${language === 'en' ? '/en' : ''}`
  return `<script async src="${base}/-/embed.js"></script><a href="${address}" data-guichet="${kind}">${text}</a>`
}
