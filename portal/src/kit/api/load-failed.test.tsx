import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { ApiError } from './api-error.ts'
import { LoadFailed } from './load-failed.tsx'

async function shown(fields: { field: string; rule: string; detail: string }[]) {
  const error = new ApiError('InvalidRequest', { fields })
  await renderScreen(<LoadFailed title="Billet" error={error} onRetry={() => undefined} />)
  return document.body.textContent
}

test.each(['id', 'ref', 'ticketPublicId'])(
  'an address whose %s cannot be one names nothing: it is not found',
  async (field) => {
    expect(await shown([{ field, rule: 'id', detail: 'Pas un identifiant.' }])).toContain(
      'Introuvable.',
    )
  },
)

test('another invalid field is not a missing page', async () => {
  expect(await shown([{ field: 'query', rule: 'maxLength', detail: 'Trop long.' }])).not.toContain(
    'Introuvable',
  )
})
