import { Skeleton } from '@mantine/core'
import { createElement, type ReactNode } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'
import type { Language } from '../text/messages.ts'
import type { RichTextProps } from './rich-text-editor.tsx'

const RichTextEditor = lazyPart(
  () => import('./rich-text-editor.tsx'),
  'RichTextEditor',
  <Skeleton height={210} />,
)

/** Field for formatted text; the editor is large and loaded on demand. */
export const RichText = (props: RichTextProps) => <RichTextEditor {...props} />

const shown = new Set([
  'H1',
  'H2',
  'H3',
  'P',
  'STRONG',
  'EM',
  'U',
  'S',
  'MARK',
  'UL',
  'OL',
  'LI',
  'BR',
])
const sides = new Set(['left', 'right', 'center', 'justify'])
const draw = (node: Node, key: number, under: number): ReactNode => {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement)) return null
  const children = [...node.childNodes].map((child, i) => draw(child, i, under))
  if (!shown.has(node.tagName)) return children
  const level = /^H([123])$/.exec(node.tagName)?.[1]
  const tag = level ? `h${Math.min(6, Number(level) + under)}` : node.tagName.toLowerCase()
  const textAlign = sides.has(node.style.textAlign)
    ? { style: { textAlign: node.style.textAlign as 'left' } }
    : {}
  return createElement(tag, { key, ...textAlign }, ...(children.length ? [children] : []))
}

/**
 * Renders formatted text. The stored HTML is parsed without being executed and rebuilt from the
 * marks that the editor supports; anything else is dropped. Its headings rank below those of the
 * page.
 */
export function RichTextView({
  html,
  lang,
  under = 2,
}: {
  html: string
  lang?: Language
  under?: number
}) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div lang={lang}>{[...body.childNodes].map((node, i) => draw(node, i, under))}</div>
}
