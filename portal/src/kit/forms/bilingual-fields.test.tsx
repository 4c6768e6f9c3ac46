import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { BilingualFields } from './bilingual-fields.tsx'

function Name({ isRequired = false }: { isRequired?: boolean }) {
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
      isRequired={isRequired}
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

test('a required text shows the other language as what it is saved as, an optional one is missing', async () => {
  await renderScreen(<Name isRequired />)
  const [, english] = document.querySelectorAll('input')
  expect(english!.placeholder).toBe('Glissade')
  expect(screen.getByText('si vide, comme en français')).toBeTruthy()
  await renderScreen(<Name />)
  expect(screen.getByText('manquant')).toBeTruthy()
})

function SameName() {
  const [texts, setTexts] = useState({ fr: 'Patin', en: 'Patin' })
  const set = (path: 'fr' | 'en', value: string) => setTexts((was) => ({ ...was, [path]: value }))
  return (
    <BilingualFields
      form={{
        getInputProps: (path: 'fr' | 'en') => ({
          value: texts[path],
          onChange: (value) => set(path, typeof value === 'string' ? value : value!.target.value),
          onBlur: () => {},
          error: null,
          'data-path': path,
        }),
        setFieldValue: set,
      }}
      path={(language) => language}
      label="Nom"
      max={50}
      isRequired
    />
  )
}

test('where a record has one text in both languages, the English one follows the French one', async () => {
  await renderScreen(<SameName />)
  const [french, english] = document.querySelectorAll('input')
  await userEvent.type(french!, 'oire')
  await userEvent.tab()
  expect([french!.value, english!.value]).toEqual(['Patinoire', 'Patinoire'])
  // A translation is never carried back, and ends this.
  await userEvent.clear(english!)
  await userEvent.type(english!, 'Ice rink')
  await userEvent.tab()
  expect(french!.value).toBe('Patinoire')
  await userEvent.type(french!, ' du lac')
  await userEvent.tab()
  expect([french!.value, english!.value]).toEqual(['Patinoire du lac', 'Ice rink'])
})
