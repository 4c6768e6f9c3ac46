import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { noDetails } from './details.rules.ts'
import { FillDetails } from './fill-details.tsx'

const pass: CartLine = {
  key: 'pass',
  productId: 'pass',
  kind: 'season_pass',
  title: { fr: 'Passe', en: 'Pass' },
  activity: null,
  quantity: 2,
  chosen: {},
  when: '',
  identifications: [
    {
      publicId: 'h',
      label: { fr: 'Titulaire', en: 'Holder' },
      isOptional: false,
      isPictureRequired: false,
    },
  ],
}
const changed = vi.fn()
beforeEach(async () => {
  await renderScreen(
    <FillDetails
      cart={[pass]}
      forms={[]}
      details={noDetails}
      onChange={changed}
      missing={new Set()}
      client={{ firstName: '', lastName: '' }}
    />,
  )
})

/** Whether the form handled a paste into the first name itself. */
function isTaken(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const field = document.querySelector('[data-field="pass.0.h.firstName"]')!
  return !fireEvent.paste(field, { clipboardData })
}

test('spreadsheet rows pasted into the first name fill all holders and are counted', () => {
  expect(isTaken('Ève\tRoy\nNoé\tCôté\nZoé\tDubé')).toBe(true)
  expect(changed.mock.calls).toMatchObject([
    [
      {
        holders: {
          'pass.0.h': { firstName: 'Ève', lastName: 'Roy' },
          'pass.1.h': { firstName: 'Noé', lastName: 'Côté' },
        },
      },
    ],
  ])
  expect(screen.getByRole('status').textContent).toBe(
    '2 lignes collées. 1 ligne de trop est laissée de côté.',
  )
})

test('a single name is pasted by the browser', () => {
  expect(isTaken('Ève')).toBe(false)
  expect(changed).not.toHaveBeenCalled()
})
