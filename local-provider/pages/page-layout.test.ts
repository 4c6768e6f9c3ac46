import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brandMark } from '@guichet/contract/page-look.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryProvider, type Trial } from '../test/try-provider.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-font-'))
const fontFile = path.join(folder, 'font.woff2')
fs.writeFileSync(fontFile, 'wOF2')
const trials: Trial[] = []
beforeAll(async () => {
  trials.push(await tryProvider({ fontFile }), await tryProvider())
})
afterAll(async () => {
  for (const trial of trials) await trial.stop()
  fs.rmSync(folder, { recursive: true })
})
const get = (trial: Trial, address: string) => fetch(trial.provider.url + address)

test('a page has the mark, and may load only its own font and style', async () => {
  const page = await get(trials[0]!, '/pay/nothing')
  const text = await page.text()
  expect(text).toContain(brandMark)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; font-src 'self'; /)
  const [, font] = /url\('([^']+)'\)/.exec(text)!
  const file = await get(trials[0]!, font!)
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['font/woff2', 'wOF2'])
})

test('without a font file, a page keeps a font of the system', async () => {
  expect((await get(trials[1]!, '/pay/nothing')).status).toBe(404)
  expect((await get(trials[1]!, '/fonts/radio-canada.woff2')).status).toBe(404)
})
