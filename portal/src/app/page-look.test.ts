import fs from 'node:fs'
import path from 'node:path'
import { brandMark, fontFace, pageColours } from '@guichet/contract/page-look.ts'
import { expect, test } from 'vitest'

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')
const tokensOf = (sheet: string) =>
  new Map([...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]))

const [light, dark] = read('colors.css').split(":root[data-mantine-color-scheme='dark']")
const [ourLight, ourDark] = pageColours.split('@media (prefers-color-scheme: dark)')
/** Colours of Mantine's palettes, which the sheet of the portal names by their variables. */
const ofTheme = new Set(['brand', 'focus', 'link', 'dimmed', 'field-line'])

test.each([
  ['light', ourLight!, light!],
  ['dark', ourDark!, dark!],
])('pages outside of the portal have its colours, %s', (_, ours, theirs) => {
  const portal = tokensOf(theirs)
  for (const [name, value] of tokensOf(ours))
    if (!ofTheme.has(name)) expect(value, name).toBe(portal.get(name))
})

test('colours of the theme are those of the portal', () => {
  const theme = read('theme.ts')
  for (const [name, value] of [...tokensOf(ourLight!), ...tokensOf(ourDark!)])
    if (ofTheme.has(name)) expect(theme, name).toContain(value)
})

test('the mark is the icon of the portal, and the font is declared alike', () => {
  const shapes = (svg: string) => svg.match(/<path[^>]+>/g)
  expect(shapes(brandMark)).toEqual(shapes(read('../../public/favicon.svg')))
  const declared = (sheet: string) => [
    /size-adjust: [^;]+;/.exec(sheet)![0],
    /font-weight: [^;]+;/.exec(sheet)![0],
  ]
  expect(declared(fontFace('/font'))).toEqual(declared(read('../fonts.css')))
})
