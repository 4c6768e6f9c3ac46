import { expect, test } from 'vitest'
import { snippetOf } from './other-sites.rules.ts'

const link = { base: 'https://billets.example/b', staticUrl: 'musee', text: 'Buy tickets' }

test('a snippet is the script and a plain link to the page in its language', () => {
  expect(snippetOf('button', { ...link, language: 'fr' })).toBe(
    '<script async src="https://billets.example/b/-/embed.js"></script><a href="https://billets.example/b/musee" data-guichet="button">Buy tickets</a>',
  )
  expect(snippetOf('frame', { ...link, language: 'en' })).toContain(
    '<a href="https://billets.example/b/musee/en" data-guichet="frame">',
  )
})
