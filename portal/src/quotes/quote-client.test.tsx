import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import { QuoteClient } from './quote-client.tsx'
import type { Quote } from './quotes.queries.ts'

test('a client with a single name is not shown as a last name', async () => {
  const client = { firstName: 'Coralie', lastName: 'Bœuf' }
  await renderScreen(<QuoteClient quote={{ client } as unknown as Quote} />, { language: 'en' })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name'])
  expect(screen.getByRole('definition').textContent).toContain('Coralie Bœuf')
})
