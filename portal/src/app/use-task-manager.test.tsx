// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { useTaskManager } from './use-task-manager.ts'

const server = vi.hoisted(() => ({ answer: async (): Promise<unknown> => ({}) }))
vi.mock('../kit/api/call.ts', () => ({ call: () => server.answer() }))
const opened = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() }
vi.spyOn(window, 'open').mockReturnValue(opened as never)

function Menu() {
  const open = useTaskManager()
  return <button onClick={() => open('https://tasks.example/start?from=portal')}>open</button>
}
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.clearAllMocks()
})
afterEach(() => document.body.replaceChildren())

async function press() {
  const host = document.body.appendChild(document.createElement('div'))
  const here = createRoot(host)
  await act(async () =>
    here.render(
      <QueryClientProvider client={new QueryClient()}>
        <Menu />
      </QueryClientProvider>,
    ),
  )
  await act(async () => host.querySelector('button')!.click())
}

test('the window goes to the task manager with a code, and knows nothing of who opened it', async () => {
  server.answer = async () => ({ code: 'a b', expiresIn: 60 })
  await press()
  const [[address]] = opened.location.replace.mock.calls as [[URL]]
  expect(String(address)).toBe('https://tasks.example/start?from=portal&code=a+b')
  expect(opened.opener).toBeNull()
})

test('without a code the window is closed again', async () => {
  server.answer = async () => {
    throw new ApiError('NoAccess', { status: 403 })
  }
  await press()
  expect(opened.close).toHaveBeenCalledOnce()
  expect(opened.location.replace).not.toHaveBeenCalled()
})
