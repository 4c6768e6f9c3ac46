import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { LanguageChange } from '../../kit/text/language-change.ts'
import { LanguageToggle } from './language-toggle.tsx'

const changeTo = vi.fn()
async function show(isPending: boolean) {
  await renderScreen(
    <LanguageChange value={{ isPending, changeTo }}>
      <LanguageToggle />
    </LanguageChange>,
  )
  return screen.getByRole('button')
}

test('the toggle shows the code of the other language, and requests it', async () => {
  const toggle = await show(false)
  expect([toggle.textContent, toggle.getAttribute('aria-busy')]).toEqual(['EN', 'false'])
  await userEvent.click(toggle)
  expect(changeTo).toHaveBeenCalledWith('en')
})

test('a spinner replaces the code while the language is saved', async () => {
  const toggle = await show(true)
  expect(toggle.textContent).toBe('')
  expect(toggle.getAttribute('aria-busy')).toBe('true')
  expect(toggle.querySelector('.mantine-Loader-root')).not.toBeNull()
})
