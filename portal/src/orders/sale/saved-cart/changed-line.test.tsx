import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { ChangedLine } from './changed-line.tsx'

const statusText = async (
  language: 'fr' | 'en',
  change: Parameters<typeof ChangedLine>[0]['change'],
) => {
  await renderScreen(<ChangedLine change={change} />, { language })
  return screen.queryByRole('status')?.textContent
}

test('a line shows its old price and its old name, in the language of the reader', async () => {
  const cents = { was: 4000, is: 4400 }
  const wasNamed = { fr: 'Adulte', en: 'Adult' }
  expect(await statusText('fr', { cents, wasNamed })).toBe(
    'Le prix a changé\u00a0: 40,00\u00a0$ avant, 44,00\u00a0$ maintenant. S’appelait «\u00a0Adulte\u00a0».',
  )
  expect(await statusText('en', { cents: null, wasNamed })).toBe('It was called “Adult”.')
  expect(await statusText('en', null)).toBeUndefined()
})
