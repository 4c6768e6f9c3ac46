// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '../../domain/cart.rules.ts'
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
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  changed.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <FillDetails
          cart={[pass]}
          forms={[]}
          details={noDetails}
          onChange={changed}
          missing={new Set()}
          client={{ firstName: '', lastName: '' }}
        />
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const event = new ClipboardEvent('paste', {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
  })
  await act(async () => {
    document.querySelector('[data-field="pass.0.h.firstName"]')!.dispatchEvent(event)
  })
  return event.defaultPrevented
}

test('rows of a spreadsheet that are pasted into the first name fill all holders, and are counted', async () => {
  expect(await paste('Ève\tRoy\nNoé\tCôté\nZoé\tDubé')).toBe(true)
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
  expect(document.querySelector('output')?.textContent).toBe(
    '2 lignes collées. 1 ligne de trop est laissée de côté.',
  )
})

test('one name is pasted as the browser does', async () => {
  expect(await paste('Ève')).toBe(false)
  expect(changed).not.toHaveBeenCalled()
})
