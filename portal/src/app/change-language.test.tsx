// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { LanguageChange } from '../kit/text/language-change.ts'
import { LanguageContext } from '../kit/text/messages.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { showLanguage, useShownLanguage } from './language.ts'
import { useChangeLanguage } from './session.queries.ts'

const kept = vi.hoisted(() => vi.fn())
vi.mock('./session.ts', () => ({ session: () => ({ profile: {} }), keepProfile: kept }))
vi.mock('../kit/layout/notify.tsx', () => ({ notifySuccess: vi.fn(), notifyError: vi.fn() }))
const sent: { body: object; answer: (outcome: object | Error) => Promise<void> }[] = []
vi.mock('../kit/api/call.ts', () => ({
  call: (_endpoint: object, { body }: { body: object }) =>
    new Promise((resolve, reject) => {
      const settle = (outcome: object | Error) =>
        outcome instanceof Error ? reject(outcome) : resolve(outcome)
      sent.push({ body, answer: (outcome) => act(async () => settle(outcome)) })
    }),
}))

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
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sent.length = 0
  kept.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => {
    showLanguage('fr')
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <Page />
        </MantineProvider>
      </QueryClientProvider>,
    )
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const toggle = () => document.querySelector('button')!
const shown = () => [
  toggle().textContent,
  toggle().querySelector('.mantine-Loader-root') !== null,
  document.documentElement.lang,
]
const press = () => act(async () => toggle().click())

test('a spinner stands while the profile is saved; then the page is in the other language', async () => {
  expect(shown()).toEqual(['EN', false, 'fr'])
  await press()
  await press()
  expect(sent.map(({ body }) => body)).toEqual([{ language: 'en' }])
  await vi.waitFor(() => expect(shown()).toEqual(['', true, 'fr']))
  await sent[0]!.answer({})
  await vi.waitFor(() => expect(shown()).toEqual(['FR', false, 'en']))
  expect(kept).toHaveBeenCalledWith({ language: 'en' })
})

test('a language that could not be saved leaves the page and the profile as they were', async () => {
  await press()
  await sent[0]!.answer(new ApiError('Unavailable'))
  await vi.waitFor(() => expect(shown()).toEqual(['EN', false, 'fr']))
  expect(kept).not.toHaveBeenCalled()
})
