import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { ApiError } from '../../kit/api/api-error.ts'
import { LanguageChange } from '../../kit/text/language-change.ts'
import { LanguageContext } from '../../kit/text/messages.ts'
import { showLanguage, useShownLanguage } from '../language.ts'
import { useChangeLanguage } from '../session/session.queries.ts'
import * as sessions from '../session/session.ts'
import { LanguageToggle } from './language-toggle.tsx'

const kept = vi.fn()
const sent: { body: unknown; answer: (outcome: object | Error) => Promise<void> }[] = []

function Toggle() {
  return (
    <LanguageChange value={useChangeLanguage('me')}>
      <LanguageToggle />
    </LanguageChange>
  )
}
function Page() {
  return (
    <LanguageContext value={useShownLanguage()}>
      <Toggle />
    </LanguageContext>
  )
}
beforeEach(async () => {
  sent.length = 0
  vi.spyOn(sessions, 'session').mockReturnValue({ profile: {} } as never)
  vi.spyOn(sessions, 'keepProfile').mockImplementation(kept)
  answerCalls((_, { body }) => {
    const { promise, resolve, reject } = Promise.withResolvers()
    const settle = (outcome: object | Error) =>
      outcome instanceof Error ? reject(outcome) : resolve(outcome)
    sent.push({ body, answer: (outcome) => act(async () => settle(outcome)) })
    return promise
  })
  showLanguage('fr')
  await renderScreen(<Page />)
})
const toggle = () => screen.getByRole('button')
const shown = () => [
  toggle().textContent,
  toggle().querySelector('.mantine-Loader-root') !== null,
  document.documentElement.lang,
]
const press = () => userEvent.click(toggle())

test('shows a spinner while the profile is saved, then the page in the other language', async () => {
  expect(shown()).toEqual(['EN', false, 'fr'])
  await press()
  await press()
  expect(sent.map(({ body }) => body)).toEqual([{ language: 'en' }])
  await waitFor(() => expect(shown()).toEqual(['', true, 'fr']))
  await sent[0]!.answer({})
  await waitFor(() => expect(shown()).toEqual(['FR', false, 'en']))
  expect(kept).toHaveBeenCalledWith({ language: 'en' })
})

test('a language that could not be saved changes neither the page nor the profile', async () => {
  await press()
  await sent[0]!.answer(new ApiError('Unavailable'))
  await waitFor(() => expect(shown()).toEqual(['EN', false, 'fr']))
  expect(kept).not.toHaveBeenCalled()
})
