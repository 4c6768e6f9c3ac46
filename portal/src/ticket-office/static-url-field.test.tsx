// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { BusinessContext, type Business } from '../kit/session/business.ts'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import { StaticUrlField } from './static-url-field.tsx'

const asked: string[] = []
vi.mock('./office.queries.ts', () => ({
  useStaticUrl: (url: string, isAsked: boolean) => {
    if (isAsked) asked.push(url)
    return { isFetching: false, isError: false }
  },
}))
const settings: { ticketOfficeBase: string | null } = { ticketOfficeBase: null }
vi.mock('../kit/api/call.ts', async (original) => ({
  ...(await original<object>()),
  callSettings: () => settings,
}))
let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ now: 0 })
  asked.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})
const show = (staticUrl: string, stored: string) => {
  const form = {
    values: { staticUrl },
    errors: {},
    setErrors: () => {},
    getInputProps: () => ({ value: staticUrl, onChange: () => {}, 'data-path': 'staticUrl' }),
  } as unknown as RecordForm<Profile>
  return act(async () =>
    root.render(
      <MantineProvider env="test">
        <BusinessContext value={{ publicId: 'mine' } as Business}>
          <StaticUrlField form={form} stored={stored} />
        </BusinessContext>
      </MantineProvider>,
    ),
  )
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the address is asked about a second after the last key, and not before', async () => {
  await show('parc', 'parc')
  for (const typed of ['parc-d', 'parc-du', 'parc-du-lac']) {
    await show(typed, 'parc')
    await pass(900)
  }
  expect(asked).toEqual([])
  await pass(99)
  expect(asked).toEqual([])
  await pass(1)
  expect(new Set(asked)).toEqual(new Set(['parc-du-lac']))
})

test('the link leads to the public office, where there is one and an address is stored', async () => {
  await show('parc', 'parc')
  expect(document.querySelector('a')).toBeNull()
  expect(document.body.textContent).not.toContain(officeMessages.fr.own)
  settings.ticketOfficeBase = 'https://billets.example'
  await show('', '')
  expect(document.querySelector('a')).toBeNull()
  await show('parc', 'parc')
  expect(document.querySelector('a')!.href).toBe('https://billets.example/parc')
  expect(document.body.textContent).toContain(officeMessages.fr.own)
})
