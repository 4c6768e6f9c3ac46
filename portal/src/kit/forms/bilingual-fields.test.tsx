import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { BilingualFields } from './bilingual-fields.tsx'

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

test('Tab goes from field to field without a button between them; copying focuses the filled field', async () => {
  await renderScreen(<Name />)
  const stops = [...document.querySelectorAll<HTMLElement>('input, button')]
  expect(stops.map(({ tagName }) => tagName)).toEqual(['INPUT', 'INPUT', 'BUTTON'])
  await userEvent.click(stops[2]!)
  const [, english] = document.querySelectorAll('input')
  expect(english!.value).toBe('Glissade')
  expect(document.activeElement).toBe(english)
  expect(document.querySelector('button')).toBeNull()
})
