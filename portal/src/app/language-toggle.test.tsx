// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { LanguageChange } from '../kit/text/language-change.ts'
import { LanguageToggle } from './language-toggle.tsx'

const changeTo = vi.fn()
async function show(isPending: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.replaceChildren()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <LanguageChange value={{ isPending, changeTo }}>
          <LanguageToggle />
        </LanguageChange>
      </MantineProvider>,
    ),
  )
  return document.querySelector('button')!
}

test('the toggle shows the code of the other language, and asks for it', async () => {
  const toggle = await show(false)
  expect([toggle.textContent, toggle.getAttribute('aria-busy')]).toEqual(['EN', 'false'])
  await act(async () => toggle.click())
  expect(changeTo).toHaveBeenCalledWith('en')
})

test('while the language is saved a spinner stands for the code', async () => {
  const toggle = await show(true)
  expect(toggle.textContent).toBe('')
  expect(toggle.getAttribute('aria-busy')).toBe('true')
  expect(toggle.querySelector('.mantine-Loader-root')).not.toBeNull()
})
