// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BilingualFields } from './bilingual-fields.tsx'

let root: Root
function Name() {
  const [texts, setTexts] = useState({ fr: 'Glissade', en: '' })
  return (
    <BilingualFields
      form={{
        getInputProps: (path: 'fr' | 'en') => ({
          value: texts[path],
          onChange: () => {},
          onBlur: () => {},
          error: null,
          'data-path': path,
        }),
        setFieldValue: (path, value) => setTexts((was) => ({ ...was, [path]: value })),
      }}
      path={(language) => language}
      label="Nom"
      max={50}
    />
  )
}
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Name />
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('from field to field no button is met; what is copied is where the work goes on', async () => {
  const stops = [...document.querySelectorAll<HTMLElement>('input, button')]
  expect(stops.map(({ tagName }) => tagName)).toEqual(['INPUT', 'INPUT', 'BUTTON'])
  await act(async () => stops[2]!.click())
  const [, english] = document.querySelectorAll('input')
  expect(english!.value).toBe('Glissade')
  expect(document.activeElement).toBe(english)
  expect(document.querySelector('button')).toBeNull()
})
