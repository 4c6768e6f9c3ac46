import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { pressTwice, renderScreen } from '../../../test/render-screen.tsx'
import type { FirstSteps } from './first-steps.queries.ts'
import { mayBringBack, nextOf, partsOf } from './first-steps.rules.ts'
import { FirstStepsList } from './first-steps.tsx'
import { SampleRemoved } from './sample-line.tsx'

const stepNames = ['taxes', 'activity', 'timetable', 'payment', 'sale'] as const
const found = (over: Partial<FirstSteps> = {}, done: readonly string[] = []): FirstSteps => ({
  isDismissed: false,
  steps: stepNames.map((step) => ({ step, isDone: done.includes(step), may: true })),
  isCashOnly: false,
  activityPublicId: null,
  sample: null,
  maySample: true,
  mayRemoveSample: false,
  ...over,
})
const taxes = {
  province: 'QC',
  isNoTaxesSelected: false,
  taxes: [{ key: 'GST', label: { fr: 'TPS', en: 'GST' }, percent: 5 }],
}
const show = (shown: FirstSteps) =>
  renderScreen(<FirstStepsList found={shown} onRemoved={() => {}} />)

test('the list replaces the figures until the first sale, and leaves when all is done or it is closed', () => {
  expect(partsOf(found())).toEqual({ list: true, figures: false })
  expect(partsOf(found({}, ['sale']))).toEqual({ list: true, figures: true })
  expect(partsOf(found({}, stepNames))).toEqual({ list: false, figures: true })
  expect(partsOf(found({ isDismissed: true }))).toEqual({ list: false, figures: true })
  expect(mayBringBack(found({ isDismissed: true }))).toBe(true)
  expect(mayBringBack(found({ isDismissed: true }, ['sale']))).toBe(false)
  expect(mayBringBack(found())).toBe(false)
})

test('the next step is one that the person can do now', () => {
  expect(nextOf(found())).toBe('taxes')
  expect(nextOf(found({}, ['taxes', 'activity']))).toBe('payment')
  expect(nextOf(found({ activityPublicId: 'a' }, ['taxes', 'activity']))).toBe('timetable')
  const steps = stepNames.map((step) => ({ step, isDone: false, may: step === 'sale' }))
  expect(nextOf(found({ steps }))).toBe('sale')
  expect(nextOf(found({}, stepNames))).toBeNull()
})

test('each step has the link to where it is done, and a tick instead once it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json(taxes))
  await show(found({ activityPublicId: 'a1' }, ['activity']))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/payment-taxes?tab=taxes',
    '/timetables?item=a1&view=month&date=&make=activities',
    '/payment-taxes?tab=provider',
    '/sell',
  ])
  expect(screen.getByText('Une activité est en vente.')).toBeDefined()
  expect(screen.getAllByText('Fait')).toHaveLength(1)
  expect(await screen.findByText(/^Québec\s: TPS 5\s%\.$/)).toBeDefined()
  expect(screen.getAllByRole('listitem')[0]!.getAttribute('aria-current')).toBe('step')
})

test('a step that is not for this person has no button', async () => {
  const steps = stepNames.map((step) => ({ step, isDone: false, may: step === 'sale' }))
  await show(found({ steps, maySample: false }))
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByText('Votre rôle ne donne pas accès à cette étape.')).toHaveLength(4)
  expect(screen.queryByText('Station de ski')).toBeNull()
})

test('a sample is chosen and confirmed with two presses; a double press sends it once', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (!String(url).endsWith('/sample')) return Response.json(taxes)
    sent.push(JSON.parse(body!))
    return Response.json({ sample: 'museum', activities: 2, rentals: 0, accessories: 0 })
  })
  await show(found())
  await userEvent.click(screen.getByRole('button', { name: /^Musée/ }))
  await pressTwice(screen.getByRole('button', { name: 'Créer l’exemple' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ sample: 'museum' }])
})

test('the report of a removal says what stays and why', async () => {
  const kept = { kind: 'activity', publicId: 'a', reason: 'sold' } as const
  await renderScreen(
    <SampleRemoved
      report={{ removed: 3, kept: [{ ...kept, name: { fr: 'Ski', en: 'Skiing' } }] }}
      onClose={() => {}}
    />,
    { language: 'en' },
  )
  expect(screen.getByRole('dialog').textContent).toContain('3 records were deleted.')
  expect(screen.getByRole('dialog').textContent).toContain(
    'Skiing – sold already: it is no longer on sale',
  )
})
