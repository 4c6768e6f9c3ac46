// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { BusinessContext } from '../session/business.ts'
import { sampleBusiness } from '../session/sample-business.ts'
import { SaveProblem } from './save-problem.tsx'

const [keepMine, takeTheirs] = [vi.fn(), vi.fn()]
const stale = () =>
  new ApiError('StaleVersion', { version: 8, changedFields: ['price'] } as ApiError['data'])
let root: Root

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.clearAllMocks()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function show(error: unknown, isSaving = false) {
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <BusinessContext value={sampleBusiness}>
          <SaveProblem
            error={error}
            isSaving={isSaving}
            fieldNames={{ price: 'Prix' }}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        </BusinessContext>
      </MantineProvider>,
    ),
  )
  // The dialog is fetched when it is first needed.
  await act(() => vi.dynamicImportSettled())
}
const dialog = () => document.querySelector('[role="dialog"]')
const press = (verb: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === verb)!
      .click(),
  )

test('a problem that is no other save is shown beside the form', async () => {
  await show(new ApiError('Unavailable'))
  expect(document.querySelector('[role="alert"]')).not.toBeNull()
  expect(dialog()).toBeNull()
})

test('another save is asked about once, with what it changed', async () => {
  const problem = stale()
  await show(problem)
  expect(dialog()?.textContent).toContain('Prix')
  expect(document.querySelector('[role="alert"]')).toBeNull()
  await press('Enregistrer ma version')
  expect(keepMine).toHaveBeenCalledExactlyOnceWith(8)
  expect(dialog()).toBeNull()
  await show(problem, true)
  expect(dialog()).toBeNull()
  // Somebody saved again meanwhile.
  await show(stale())
  await press('Abandonner ma version')
  expect(takeTheirs).toHaveBeenCalledOnce()
  expect(keepMine).toHaveBeenCalledOnce()
})
