import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import type { Language } from '../text/messages.ts'
import { ApiError } from './api-error.ts'
import { ProblemAlert } from './problem-alert.tsx'

const problem = new ApiError('InvalidRequest', {
  status: 400,
  instance: 'req-7',
  fields: [
    { field: 'replyEmail', rule: 'email', detail: 'Entrez une adresse courriel valide.' },
    { field: 'refundPolicy', rule: 'maxLength', detail: 'Au plus 5 000 caractères.' },
  ],
})
async function show(error: unknown, language: Language = 'fr') {
  await renderScreen(<ProblemAlert error={error} />, { language })
  return screen.queryByRole('alert')
}

test.each<[Language, string, string]>([
  ['fr', 'Certains champs sont à corriger.', 'Nº de demande\u00a0: req-7'],
  ['en', 'Some fields need correcting.', 'Request ID: req-7'],
])(
  'the alert shows the message and every wrong field, the request id only of an error (%s)',
  async (...expected) => {
    const [language, summary, request] = expected
    const failed = new ApiError('Unexpected', { status: 500, instance: 'req-7' })
    expect((await show(failed, language))?.textContent).toContain(request)
    const panel = await show(problem, language)
    expect(panel?.textContent).toContain(summary)
    expect(panel?.textContent).not.toContain(request)
    const list = panel!.querySelector('ul')!
    expect(list.getAttribute('aria-label')).toBe(
      language === 'fr' ? 'Champs à corriger' : 'Fields to fix',
    )
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(
      problem.fields.map(({ detail }) => detail),
    )
  },
)

test('there is no alert without a problem, and no list for a problem without fields', async () => {
  expect(await show(null)).toBeNull()
  expect((await show(new ApiError('Unavailable')))!.querySelector('ul')).toBeNull()
})
