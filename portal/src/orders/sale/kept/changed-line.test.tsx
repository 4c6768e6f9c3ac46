// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LanguageContext } from '../../../kit/text/messages.ts'
import { ChangedLine } from './changed-line.tsx'

const said = async (language: 'fr' | 'en', change: Parameters<typeof ChangedLine>[0]['change']) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <LanguageContext value={language}>
          <ChangedLine change={change} />
        </LanguageContext>
      </MantineProvider>,
    ),
  )
  const text = box.querySelector('output')?.textContent
  await act(async () => root.unmount())
  return text
}

test('a line says what it cost and what it was called, in the reader’s language', async () => {
  const cents = { was: 4000, is: 4400 }
  const wasNamed = { fr: 'Adulte', en: 'Adult' }
  expect(await said('fr', { cents, wasNamed })).toBe(
    'Le prix a changé\u00a0: 40,00\u00a0$ avant, 44,00\u00a0$ maintenant. S’appelait «\u00a0Adulte\u00a0».',
  )
  expect(await said('en', { cents: null, wasNamed })).toBe('It was called “Adult”.')
  expect(await said('en', null)).toBeUndefined()
})
