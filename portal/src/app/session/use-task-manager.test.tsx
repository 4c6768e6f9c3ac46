import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { ApiError } from '../../kit/api/api-error.ts'
import { useTaskManager } from './use-task-manager.ts'

const opened = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() }
beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(opened as never))

function Menu() {
  const open = useTaskManager()
  return <button onClick={() => open('https://tasks.example/start?from=portal')}>open</button>
}

async function press() {
  await renderScreen(<Menu />)
  await userEvent.click(screen.getByRole('button'))
}

test('opens the task manager with a code, in a window without access to its opener', async () => {
  answerCalls(() => ({ code: 'a b', expiresIn: 60 }))
  await press()
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce())
  const [[address]] = opened.location.replace.mock.calls as [[URL]]
  expect(String(address)).toBe('https://tasks.example/start?from=portal&code=a+b')
  expect(opened.opener).toBeNull()
})

test('closes the window when no code could be created', async () => {
  answerCalls(() => {
    throw new ApiError('NoAccess', { status: 403 })
  })
  await press()
  await waitFor(() => expect(opened.close).toHaveBeenCalledOnce())
  expect(opened.location.replace).not.toHaveBeenCalled()
})
