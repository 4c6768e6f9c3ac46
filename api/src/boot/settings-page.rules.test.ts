import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingsPage, unexplainedSettings } from './settings-page.rules.ts'

test('each setting is explained once', () => expect(unexplainedSettings()).toEqual([]))

test('docs/settings.md is the output of the code', () => {
  const page = path.join(import.meta.dirname, '../../../docs/settings.md')
  const words = (text: string) => text.split(/\s+/)
  expect(
    words(fs.readFileSync(page, 'utf8')),
    'run npm run docs:settings and npm run format',
  ).toEqual(words(settingsPage()))
})

test('a default is printed in the form of the environment', () => {
  const page = settingsPage().replaceAll(/\s+/g, ' ')
  for (const words of ['`PORT` (`3000`)', '`GEOCODER_INSIDE` (`off`)', '`DATA_DIR` (`./data`)'])
    expect(page).toContain(words)
  expect(page).not.toContain('object Object')
})
