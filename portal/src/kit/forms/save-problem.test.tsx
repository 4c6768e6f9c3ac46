import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { ApiError } from '../api/api-error.ts'
import { SaveProblem } from './save-problem.tsx'

const [keepMine, takeTheirs] = [vi.fn(), vi.fn()]
const stale = () =>
  new ApiError('StaleVersion', { version: 8, changedFields: ['price'] } as ApiError['data'])

const save = (error: unknown, isSaving = false) => (
  <SaveProblem
    error={error}
    isSaving={isSaving}
    fieldNames={{ price: 'Prix' }}
    onTakeTheirs={takeTheirs}
    onKeepMine={keepMine}
  />
)
const dialog = () => screen.queryByRole('dialog')
const press = (verb: string) => userEvent.click(screen.getByRole('button', { name: verb }))

test('a problem other than a conflicting save is shown next to the form', async () => {
  await renderScreen(save(new ApiError('Unavailable')))
  expect(screen.queryByRole('alert')).not.toBeNull()
  expect(dialog()).toBeNull()
})

test('a conflicting save opens one dialog, with the changed fields', async () => {
  const problem = stale()
  const { rerender } = await renderScreen(save(problem))
  expect((await screen.findByRole('dialog')).textContent).toContain('Prix')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Enregistrer ma version')
  expect(keepMine).toHaveBeenCalledExactlyOnceWith(8)
  expect(dialog()).toBeNull()
  await rerender(save(problem, true))
  expect(dialog()).toBeNull()
  // Another conflicting save in the meantime.
  await rerender(save(stale()))
  await press('Abandonner ma version')
  expect(takeTheirs).toHaveBeenCalledOnce()
  expect(keepMine).toHaveBeenCalledOnce()
})
